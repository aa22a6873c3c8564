import type { Result } from '@callboard/contract/endpoint';
import { listMessages } from '@callboard/contract/messaging/messages';
import { api } from '../../../../../shared/lib/api.ts';

export type MessagePage = Result<typeof listMessages>;

type Direction = { readonly before: number } | { readonly after: number } | { readonly since: number };

/** So few that a phone draws them between two frames of scrolling, or nearly. */
const whileScrolling = 20;
const afterAnAbsence = 100;

/** A page before or after a place, or what has changed since a revision. */
export const readMessages = (appId: number, direction: Direction): Promise<MessagePage> => {
  const limit = 'since' in direction ? afterAnAbsence : whileScrolling;
  return api(listMessages, { query: { appId, ...direction, limit } });
};
