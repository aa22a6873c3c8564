import {
  answerClientLink,
  openClientLink,
  readSharedProject,
  readSharedShortlist,
} from '@callboard/contract/casting/calls';
import type { ClientPage } from '@callboard/contract/casting/client-page';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../shared/lib/api/client.ts';
import { guestQueryOrNull } from '../../../shared/lib/api/queries.ts';

/** One character, or a whole project. */
export type SharedThing = 'character' | 'project';

/** What a page is about, and who reads it. */
export interface SharedLink {
  readonly shows: SharedThing;
  readonly shareId: string;
}

/** Without a visitor it is the bill alone. */
export const clientPageRequest = ({ shows, shareId }: SharedLink, visitor?: string) =>
  shows === 'character'
    ? guestQueryOrNull(readSharedShortlist, {
        query: { user_uniqueid: shareId, ...(visitor && { visitor }) },
      })
    : guestQueryOrNull(readSharedProject, {
        query: { project_uniqueid: shareId, ...(visitor && { visitor }) },
      });

export type OpenBody = Arguments<typeof openClientLink>['body'];

export const openLink = (shareId: string, body: OpenBody) =>
  api(openClientLink, { params: { shareId }, body });

export type AnswerBody = Arguments<typeof answerClientLink>['body'];

export const sendAnswers = (shareId: string, body: AnswerBody): Promise<ClientPage> =>
  api(answerClientLink, { params: { shareId }, body });
