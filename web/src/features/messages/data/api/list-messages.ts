import { listMessages } from '@callboard/contract/chat-message';
import type { Result } from '@callboard/contract/endpoint';
import { api } from '../../../../shared/lib/api.ts';

export type MessagePage = Result<typeof listMessages>;

type Direction = { readonly before: number } | { readonly after: number } | { readonly since: number };

/** A page before or after a place, or what has changed since a revision. */
export const readMessages = (appId: number, direction: Direction): Promise<MessagePage> =>
  api(listMessages, { query: { appId, ...direction, ...('since' in direction && { limit: 100 }) } });
