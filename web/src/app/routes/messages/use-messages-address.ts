import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MessagesTarget } from '../../../shared/lib/paths.ts';

const mostId = 2_147_483_647;

const idIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name);
  const id = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= mostId ? id : undefined;
};

/** Parses the URL; invalid ids are ignored. */
export const parseTarget = (params: URLSearchParams): MessagesTarget => ({
  conversation: idIn(params, 'conversation'),
  with: idIn(params, 'with'),
  project: idIn(params, 'project'),
  at: idIn(params, 'at'),
  reply: params.get('reply') === '1' ? 1 : undefined,
});

/** Which conversation the URL names, where in it, and whether to focus the composer. */
export function useMessagesAddress(): MessagesTarget {
  const [params] = useSearchParams();
  return useMemo(() => parseTarget(params), [params]);
}
