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
import { maxPeopleFound } from '@callboard/contract/messaging/conversations';
import { type Attachment, fileTypes, type Message } from '@callboard/contract/messaging/messages';
import { getRecruiterByUniqueId, getTalentWithoutContact } from '@callboard/contract/people/calls';
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

/** The server checks the uploaded file and stores it for a message. */
export const recordAttachment = (key: string, fileName: string, signal: AbortSignal): Promise<Attachment> =>
  api(addAttachment, { body: { key, fileName } }, { signal });

export const unsendMessage = (id: number): Promise<Message> => api(deleteMessage, { params: { id } });

export const patchMessage = (id: number, text: string): Promise<Message> =>
  api(editMessage, { params: { id }, body: { text } });

/** Opens at the first unread message, at the newest one, or around a seq. */
export const fetchConversation = (appId: number, around?: number, limit?: number) =>
  api(getConversation, {
    query: { appId, ...(around !== undefined && { around }), ...(limit !== undefined && { limit }) },
  });

export type ConversationPage = Result<typeof listConversations>;

export const fetchConversations = (
  { unread, projectId }: ConversationFilter,
  page: number,
  signal: AbortSignal,
): Promise<ConversationPage> =>
  api(
    listConversations,
    {
      query: {
        page,
        ...(unread && { unread: 'true' as const }),
        ...(projectId !== undefined && { project_id: projectId }),
      },
    },
    { signal },
  );

export type MessagePage = Result<typeof listMessages>;

type Direction = { readonly before: number } | { readonly after: number } | { readonly since: number };

/** Small enough for a phone to render while scrolling. */
const scrollPageSize = 20;
const catchUpPageSize = 100;

/** A page before or after a seq, or the changes since a revision. */
export const fetchMessages = (appId: number, direction: Direction): Promise<MessagePage> => {
  const limit = 'since' in direction ? catchUpPageSize : scrollPageSize;
  return api(listMessages, { query: { appId, ...direction, limit } });
};

/** With keepalive, so the request survives leaving the page. */
export const markReadUpTo = (userId: number, appId: number, seq: number) =>
  api(readConversation, { params: { id: userId }, body: { appId, seq } }, { keepalive: true });

export type NewMessage = Arguments<typeof sendMessage>['body'];

/** Posting the same client id twice creates one message. */
export const postMessage = (body: NewMessage): Promise<Message> => api(sendMessage, { body });

const types = [...photoTypes, ...fileTypes];

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export async function requestUpload(file: FileToSend, signal: AbortSignal): Promise<UploadGrant> {
  const fileType = types.find((type) => type === file.type);
  if (!fileType) throw new Error(`A file of type ${file.type} cannot be sent`);
  return api(signAttachment, { body: { fileName: file.name, fileType, fileSize: file.size } }, { signal });
}

interface ConversationWith {
  readonly userId: number;
  readonly projectId?: number | undefined;
}

/** Returns the existing conversation with this person and project, if any. */
export const startConversation = ({ userId, projectId }: ConversationWith) =>
  api(openConversation, {
    body: { members: [userId], ...(projectId !== undefined && { project_id: projectId }) },
  });

/** Into the conversation with this person, opened if there is none. With the same client id it arrives once. */
export const sendFirstMessage = (message: {
  readonly userId: number;
  readonly text: string;
  readonly clientId: string;
}) =>
  api(openConversation, {
    body: { members: [message.userId], text: message.text, client_id: message.clientId },
  });

export function useStartConversation(onOpen: (appId: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startConversation,
    onSuccess: ({ appId }) => {
      onOpen(appId);
      void client.invalidateQueries({ queryKey: ['conversations'] });
      void refresh(client, findPeople);
    },
  });
}

async function findOrStart({ userId, projectId }: ConversationWith, signal: AbortSignal): Promise<number> {
  const about = projectId !== undefined && { project_id: projectId };
  const { results } = await api(
    listConversations,
    { query: { user_id: userId, limit: 1, ...about } },
    { signal },
  );
  const [newest] = results;
  return newest?.appId ?? (await startConversation({ userId, projectId })).appId;
}

/** The newest conversation with this person, or a new one. */
export const useConversationWith = (person: ConversationWith | undefined) =>
  useQuery({
    queryKey: ['messages', 'with', person?.userId ?? 0, person?.projectId ?? 0],
    queryFn: ({ signal }) => findOrStart(person ?? { userId: 0 }, signal),
    enabled: person !== undefined,
    gcTime: 0,
  });

/** Null when there is no public profile. */
export const usePublicRecruiter = (userUniqueId: string) =>
  useQuery(guestQueryOrNull(getRecruiterByUniqueId, { params: { id: userUniqueId } }));

/** Without contact details. Null when the profile is not visible. */
export const useTalentProfile = (userUniqueId: string, viewerId: number) =>
  useQuery(
    queryOrNull<typeof getTalentWithoutContact, RecruiterTalent>(
      getTalentWithoutContact,
      { params: { id: userUniqueId } },
      viewerId,
    ),
  );

export const setBlocked = (userId: number, blocked: boolean) =>
  api(blockContact, { params: { id: userId }, body: { blocked } });

export type FoundPerson = Result<typeof findPeople>['results'][number];

/** People the user may message, filtered by name. */
export const usePeople = (q: string) =>
  useQuery({
    ...query(findPeople, { query: { q, top: maxPeopleFound } }),
    ...waitsForConnection,
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });

export type FoundMessage = Result<typeof searchMessages>['results'][number];

export const maxMessagesFound = 25;

export const useMessageSearch = (q: string) =>
  useQuery({
    ...query(searchMessages, { query: { q, limit: maxMessagesFound } }),
    ...waitsForConnection,
    select: ({ results }) => results,
    placeholderData: keepPreviousData,
  });
