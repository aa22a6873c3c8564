import { z } from 'zod';
import { access } from '../access.ts';
import { UserType } from '../accounts/sessions.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, ListOf, Page } from '../scalars.ts';
import { Message, maxMessageLength } from './messages.ts';

const tag = 'chat';

export const conversationsPerPage = 30;
export const maxPeopleFound = 25;
export const maxMembersListed = 1000;

export const ChatPerson = z
  .object({
    user_id: z.int(),
    userUniqueId: z.string(),
    user_type: UserType,
    name: z.string(),
    first_name: z.string(),
    /** Of a recruiter. */
    company: z.string().nullable(),
    photo: z.object({ file_url: z.string(), placeholder: z.string().nullable() }).nullable(),
    is_online: z.boolean(),
    last_seen_at: Instant.nullable(),
    /** False once the account is closed. */
    is_open: z.boolean(),
  })
  .meta({ id: 'ChatPerson' });
export type ChatPerson = z.infer<typeof ChatPerson>;

/** Why a member cannot send. Someone who was blocked only learns 'refused'. */
export const writingStates = ['open', 'blocked', 'refused', 'closed', 'frozen'] as const;

export const Conversation = z
  .object({
    appId: z.int(),
    other: ChatPerson,
    project: z.object({ id: z.int(), title: z.string() }).nullable(),
    /** The character it is about, where one is known. */
    character_name: z.string().nullable(),
    last_message: Message.nullable(),
    last_message_at: Instant.nullable(),
    unread: z.int(),
    last_seq: z.int(),
    revision: z.int(),
    /** The seq up to which I have read, and the other person. */
    read_seq: z.int(),
    other_read_seq: z.int(),
    writing: z.enum(writingStates),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

export const openConversation = endpoint({
  method: 'POST',
  path: '/v1/weavy-chat',
  tag,
  summary: 'Open a conversation: one per pair and project, with a first message if given',
  access: access.member({ whileFrozen: 'answers' }),
  body: z.strictObject({
    /** The other person. */
    members: z.array(Id).length(1),
    project_id: Id.optional(),
    text: z.string().trim().min(1).max(maxMessageLength).optional(),
    /** Required with a text. */
    client_id: z.guid().optional(),
  }),
  status: 201,
  response: Conversation,
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/v1/weavy-chat',
  tag,
  summary: 'My conversations, latest message first',
  access: access.member(),
  query: z.strictObject({
    ...Page(conversationsPerPage),
    /** Part of a name, a company, a project or a character. */
    search: z.string().trim().min(1).max(120).optional(),
    unread: z.enum(['true', 'false']).optional(),
    project_id: z.coerce.number().pipe(Id).optional(),
    /** The conversations with this person. */
    user_id: z.coerce.number().pipe(Id).optional(),
  }),
  response: ListOf(Conversation)
    .extend({
      /** Unread messages in all conversations, and in how many of them. */
      unreadCount: z.int(),
      unread_conversations: z.int(),
      /** For narrowing. */
      projects: z.array(z.object({ id: z.int(), title: z.string() })),
    })
    .meta({ id: 'ConversationList' }),
});

export const findPeople = endpoint({
  method: 'GET',
  path: '/v1/weavy-chat/autocomplete',
  tag,
  summary:
    'People I may message: unlocked talents and applicants, or recruiters I applied to or who messaged me',
  access: access.member(),
  query: z.strictObject({
    q: z.string().trim().max(120).default(''),
    top: z.coerce.number().pipe(z.int().min(1).max(maxPeopleFound)).default(maxPeopleFound),
  }),
  response: z.object({
    results: z.array(
      z.object({
        person: ChatPerson,
        /** What connects the two: a project, or none for an unlocked profile. */
        project: z.object({ id: z.int(), title: z.string() }).nullable(),
        character_name: z.string().nullable(),
        /** The existing conversation. */
        appId: z.int().nullable(),
      }),
    ),
  }),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/v1/weavy-conversation',
  tag,
  summary: 'A conversation with its latest page, starting at the first unread message if that is earlier',
  access: access.member({ owned: true }),
  query: z.strictObject({
    appId: z.coerce.number().pipe(Id),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
    /** Return the page around this seq instead. */
    around: z.coerce.number().pipe(Id).optional(),
  }),
  response: z
    .object({
      conversation: Conversation,
      /** By seq. */
      messages: z.array(Message),
      has_older: z.boolean(),
      has_newer: z.boolean(),
    })
    .meta({ id: 'OpenConversation' }),
});

const Members = z.object({ results: z.array(ChatPerson) });

export const getMembersOf = endpoint({
  method: 'GET',
  path: '/v1/weavy-app/members-details/{id}',
  tag,
  summary: 'The members of one conversation',
  access: access.member({ owned: true }),
  params: z.strictObject({ id: IdInPath }),
  response: Members,
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/weavy-app/members-list',
  tag,
  summary: 'Everyone I have a conversation with, or the members of one',
  access: access.member({ owned: true }),
  query: z.strictObject({
    appId: z.coerce.number().pipe(Id).optional(),
    top: z.coerce.number().pipe(z.int().min(1).max(maxMembersListed)).default(maxMembersListed),
  }),
  response: Members,
});

export const readConversation = endpoint({
  method: 'PUT',
  path: '/v1/comet-chat/update-user-email/unread-message/{id}',
  tag,
  summary: 'Mark as read up to a message, never backwards; and set how unread messages are emailed',
  access: access.member({ owned: true, whileFrozen: 'reads' }),
  /** The user's own id. */
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    appId: Id.optional(),
    seq: Id.optional(),
    /** The preference of the topic 'messages'. */
    email: z.enum(['now', 'daily', 'never']).optional(),
  }),
  response: z.object({ unreadCount: z.int(), email: z.enum(['now', 'daily', 'never']) }),
});

export const blockContact = endpoint({
  method: 'PUT',
  path: '/v1/weavy-chat/blocked/{id}',
  tag,
  summary: 'Block someone in every conversation, or unblock them',
  access: access.member({ whileFrozen: 'reports' }),
  /** The other person's id. */
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({ blocked: z.boolean() }),
  response: z.object({ blocked: z.boolean() }),
});
