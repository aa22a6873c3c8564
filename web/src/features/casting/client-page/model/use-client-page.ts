import type { ClientPage } from '@callboard/contract/casting/client-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listenToClientLink } from '../../../../shared/lib/live/index.ts';
import { clientPageRequest, type SharedLink } from '../api.ts';
import { useVisitor } from './visitor-token.ts';

/** Without a live connection the page asks this often while it is visible. */
const asksEveryMs = 15_000;
/** Browsers forget timers of more than 24 days. */
const longestTimerMs = 3_600_000;

/** Asks again the moment a link expires. */
function useExpiry(page: ClientPage | null | undefined, ask: () => Promise<unknown>): boolean {
  const [passed, setPassed] = useState<string>();
  const expiresAt = page?.state === 'open' ? page.expires_at : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = new Date(expiresAt).getTime() - Date.now();
      timer = setTimeout(() => (left <= longestTimerMs ? end() : wait()), Math.min(left, longestTimerMs));
    };
    const end = () => void ask().then(() => setPassed(expiresAt));
    wait();
    return () => clearTimeout(timer);
  }, [expiresAt, ask]);
  return expiresAt !== undefined && passed === expiresAt;
}

/** Its faces go at once; what is left is who to ask. */
const ended = (page: ClientPage): ClientPage => ({
  ...page,
  state: 'expired',
  characters: page.characters.map((character) => ({ ...character, faces: [] })),
  scenarios: [],
});

/**
 * What the link shows to whoever reads it. Null when there is no such link. Revoked and expired links stop right
 * away, also where the page cannot ask anymore.
 */
export function useClientPage(link: SharedLink) {
  const visitor = useVisitor(link.shareId);
  const bill = useQuery({ ...clientPageRequest(link), enabled: visitor === undefined });
  const [isLive, setIsLive] = useState(false);
  const own = useQuery({
    ...clientPageRequest(link, visitor),
    enabled: visitor !== undefined,
    staleTime: 0,
    refetchInterval: isLive ? false : asksEveryMs,
  });
  const { data, error, refetch } = visitor === undefined ? bill : own;
  const shown = data === undefined && visitor !== undefined ? (bill.data ?? undefined) : data;
  const hasExpired = useExpiry(data, refetch) && own.isError;
  const { shareId: share } = link;
  const listener = data?.state === 'open' ? visitor : undefined;
  useEffect(() => {
    if (listener === undefined) return;
    const ask = () => void refetch();
    const stop = listenToClientLink(
      { share, visitor: listener },
      { onChanged: ask, onGone: ask, onConnection: setIsLive },
    );
    return () => {
      stop();
      setIsLive(false);
    };
  }, [share, listener, refetch]);
  const page = shown && hasExpired ? ended(shown) : shown;
  return {
    visitor,
    query: { data: page, error, refetch },
    /** Whether it is what this visitor sees, not only the bill that everyone may read. */
    isOwn: data !== undefined,
  };
}
