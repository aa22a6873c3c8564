import type { Arguments, Result } from '@callboard/contract/endpoint';
import {
  addAttachment,
  blockContact,
  deleteMessage,
  editMessage,
  findPeople,
  getConversation,
  listConversations,
  listMessages,
  openConversation,
  readConversation,
  searchMessages,
  sendMessage,
  signAttachment,
} from '@callboard/contract/messaging/calls';
import { peopleFound } from '@callboard/contract/messaging/conversations';
import { type Attachment, fileTypes, type Message } from '@callboard/contract/messaging/messages';
import {
  getRecruiterByUniqueId,
  getTalentWithoutContact,
  listReportReasons,
  reportUser,
} from '@callboard/contract/people/calls';
import { photoTypes, type UploadGrant } from '@callboard/contract/people/media';
import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import {
  guestQueryOrNull,
  query,
  queryOrNull,
  refresh,
  waitsForConnection,
} from '../../../shared/lib/api/queries.ts';
import type { ConversationFilter } from './data/types.ts';

/** The server looks at what has arrived under a key and keeps it for a message. */
export const recordAttachment = (key: string, fileName: string, signal: AbortSignal): Promise<Attachment> =>
  api(addAttachment, { body: { key, fileName } }, { signal });

export const takeBackMessage = (id: number): Promise<Message> => api(deleteMessage, { params: { id } });

export const patchMessage = (id: number, text: string): Promise<Message> =>
  api(editMessage, { params: { id }, body: { text } });

/** A conversation at its first unread message, at the newest, or around a place. */
export const readConversationAt = (appId: number, around?: number, limit?: number) =>
  api(getConversation, {
    query: { appId, ...(around !== undefined && { around }), ...(limit !== undefined && { limit }) },
  });

export type ConversationPage = Result<typeof listConversations>;

export const readConversations = (
  { search, unread, projectId, userId }: ConversationFilter,
  page: number,
  signal: AbortSignal,
): Promise<ConversationPage> =>
  api(
    listConversations,
    {
      query: {
        page,
        ...(search && { search }),
        ...(unread && { unread: 'true' as const }),
        ...(projectId !== undefined && { project_id: projectId }),
        ...(userId !== undefined && { user_id: userId }),
      },
    },
    { signal },
  );

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

/** Marks a conversation read up to a place. Goes on when the page is left. */
export const putReadMark = (userId: number, appId: number, seq: number) =>
  api(readConversation, { params: { id: userId }, body: { appId, seq } }, { keepalive: true });

export type SentWords = Arguments<typeof sendMessage>['body'];

/** The same client id twice is one message. */
export const postMessage = (body: SentWords): Promise<Message> => api(sendMessage, { body });

const types = [...photoTypes, ...fileTypes];

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** An address that takes exactly this file. */
export async function askForAddress(file: FileToSend, signal: AbortSignal): Promise<UploadGrant> {
  const fileType = types.find((type) => type === file.type);
  if (!fileType) throw new Error(`A file of type ${file.type} cannot be sent`);
  return api(signAttachment, { body: { fileName: file.name, fileType, fileSize: file.size } }, { signal });
}

interface With {
  readonly userId: number;
  readonly projectId?: number | undefined;
}

/** The one conversation with somebody about a project, begun if there is none. */
export const beginConversation = ({ userId, projectId }: With) =>
  api(openConversation, {
    body: { members: [userId], ...(projectId !== undefined && { project_id: projectId }) },
  });

export function useBeginConversation(onOpen: (appId: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: beginConversation,
    onSuccess: ({ appId }) => {
      onOpen(appId);
      void client.invalidateQueries({ queryKey: ['conversations'] });
      void refresh(client, findPeople);
    },
  });
}

async function findOrBegin({ userId, projectId }: With, signal: AbortSignal): Promise<number> {
  const about = projectId !== undefined && { project_id: projectId };
  const { results } = await api(
    listConversations,
    { query: { user_id: userId, limit: 1, ...about } },
    { signal },
  );
  const [newest] = results;
  return newest?.appId ?? (await beginConversation({ userId, projectId })).appId;
}

/** The number of the conversation with somebody: the newest there is, else one that begins now. */
export const useConversationWith = (who: With | undefined) =>
  useQuery({
    queryKey: ['messages', 'with', who?.userId ?? 0, who?.projectId ?? 0],
    queryFn: ({ signal }) => findOrBegin(who ?? { userId: 0 }, signal),
    enabled: who !== undefined,
    gcTime: 0,
  });

/** As everybody gets it. Null: there is none to see. */
export const usePublicRecruiter = (userUniqueId: string) =>
  useQuery(guestQueryOrNull(getRecruiterByUniqueId, { params: { id: userUniqueId } }));

/** The profile without contact data. Null: there is none to see. */
export const useRecruiterView = (userUniqueId: string, viewerId: number) =>
  useQuery(
    queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userUniqueId } },
      viewerId,
    ),
  );

/** Hear no more from somebody, or again. */
export const setBlocked = (userId: number, blocked: boolean) =>
  api(blockContact, { params: { id: userId }, body: { blocked } });

/** They hardly ever change. */
const hour = 3_600_000;

export const useReportReasons = () =>
  useQuery({ ...query(listReportReasons, {}), select: ({ results }) => results, staleTime: hour });

interface Report {
  readonly userId: number;
  readonly reasonId: number;
  readonly text: string;
  readonly messageId: number | undefined;
}

export const sendReport = ({ userId, reasonId, text, messageId }: Report) =>
  api(reportUser, {
    body: {
      user_id: userId,
      reason_id: reasonId,
      text: text.trim(),
      ...(messageId !== undefined && { message_id: messageId }),
    },
  });

export type FoundPerson = Result<typeof findPeople>['results'][number];

/** People one may write to, by a part of the name; the first ones without it. */
export const usePeople = (q: string) =>
  useQuery({
    ...query(findPeople, { query: { q, top: peopleFound } }),
    ...waitsForConnection,
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });

export type FoundMessage = Result<typeof searchMessages>['results'][number];

export const messagesFound = 25;

/** Own messages that hold these words, newest first. */
export const useMessageSearch = (q: string) =>
  useQuery({
    ...query(searchMessages, { query: { q, limit: messagesFound } }),
    ...waitsForConnection,
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });
