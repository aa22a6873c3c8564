import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { maxPhotoBytes, photoTypes, UploadGrant, UploadKey } from '../people/media.ts';
import { Id, Instant, Line } from '../scalars.ts';

const tag = 'chat';
const base = '/v1/weavy-message';

export const maxMessageLength = 8000;
export const maxAttachments = 10;
export const messagesPerPage = 50;
/** How long a message can be edited or deleted by its sender. */
export const editWithinMinutes = 15;
/** What may be sent besides pictures. Offered as a download, never opened by the browser. */
export const fileTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'audio/mpeg',
  'audio/mp4',
  'video/mp4',
] as const;

/** Number of a message: counts up over all conversations. */
export const MessageId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const MessageIdInPath = z.coerce.number().pipe(MessageId);

export const Attachment = z
  .object({
    id: z.int(),
    kind: z.enum(['photo', 'file']),
    file_name: z.string(),
    content_type: z.string(),
    bytes: z.int(),
    /** Expires. Fetch the message again for a new one. */
    file_url: z.string(),
    /** A small one, for photos. */
    thumbnail_url: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    placeholder: z.string().nullable(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

export const Message = z
  .object({
    id: z.int(),
    appId: z.int(),
    /** Position in the conversation: 1, 2, 3 and so on without gaps. */
    seq: z.int(),
    /** The last change to this message, counted per conversation without gaps. */
    revision: z.int(),
    /** The sender. */
    user_id: z.int(),
    /** Chosen by the sender's device, to send exactly once. */
    client_id: z.string(),
    /** Plain text. Empty when only files were sent, or when it was deleted. */
    text: z.string(),
    created_at: Instant,
    edited_at: Instant.nullable(),
    is_deleted: z.boolean(),
    quote: z
      .object({ id: z.int(), seq: z.int(), user_id: z.int(), text: z.string(), is_deleted: z.boolean() })
      .nullable(),
    attachments: z.array(Attachment),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

const appId = z.coerce.number().pipe(Id);
const Position = z.coerce.number().pipe(z.int().min(0).max(2_147_483_647));

export const listMessages = endpoint({
  method: 'GET',
  path: `${base}/appId-base-messages`,
  tag,
  summary: 'Messages of one conversation, or what has changed since a revision',
  access: access.member({ owned: true }),
  query: z
    .strictObject({
      appId,
      /** Before this seq. */
      before: Position.optional(),
      /** After this seq. */
      after: Position.optional(),
      /** Sent or changed after this revision, in the order of the changes. */
      since: Position.optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(messagesPerPage),
    })
    .refine(
      ({ before, after, since }) => [before, after, since].filter((one) => one !== undefined).length < 2,
      {
        message: 'Give one of before, after and since',
        path: ['before'],
      },
    ),
  response: z
    .object({
      /** By seq; with since, by revision. */
      results: z.array(Message),
      /** There is more in this direction. */
      has_more: z.boolean(),
      /** Of the conversation: with this answer the reader knows everything up to it. */
      revision: z.int(),
      last_seq: z.int(),
    })
    .meta({ id: 'MessagePage' }),
});

/** Invisible and direction-changing characters are removed before it is stored. */
const MessageText = z.string().max(maxMessageLength, 'Use at most 8000 characters');

export const sendMessage = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Send a message, exactly once per client id',
  access: access.member({ owned: true, whileFrozen: 'answers' }),
  body: z.strictObject({
    appId: Id,
    text: MessageText.default(''),
    attachments: z.array(Id).max(maxAttachments, 'Send at most 10 files at once').default([]),
    client_id: z.guid(),
    /** The message this one replies to, of the same conversation. */
    quote_id: MessageId.optional(),
  }),
  status: 201,
  response: Message,
});

export const editMessage = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Edit my message within 15 minutes',
  access: access.member({ owned: true, whileFrozen: 'answers' }),
  params: z.strictObject({ id: MessageIdInPath }),
  body: z.strictObject({ text: MessageText }),
  response: Message,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  summary: 'Delete my message for everyone within 15 minutes: text and files are removed, its seq stays',
  access: access.member({ owned: true, whileFrozen: 'answers' }),
  params: z.strictObject({ id: MessageIdInPath }),
  response: Message,
});

export const searchMessages = endpoint({
  method: 'GET',
  path: `${base}/search`,
  tag,
  summary: 'Search my messages, newest first',
  access: access.member(),
  query: z.strictObject({
    q: Line(120),
    appId: appId.optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(50)).default(25),
  }),
  response: z.object({
    results: z.array(
      z.object({
        message: Message,
        /** The other person in the conversation. */
        name: z.string(),
        project_title: z.string().nullable(),
      }),
    ),
  }),
});

export const signAttachment = endpoint({
  method: 'POST',
  path: `${base}/attachment-upload`,
  tag,
  summary: 'Get a URL to upload a file for a message by a direct PUT within five minutes',
  access: access.member({ whileFrozen: 'answers' }),
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(255),
    fileType: z.enum([...photoTypes, ...fileTypes], 'Please select valid file.'),
    fileSize: z.int().min(1).max(maxPhotoBytes, 'Please select file within 10MB'),
  }),
  response: UploadGrant,
});

export const addAttachment = endpoint({
  method: 'POST',
  path: `${base}/attachment`,
  tag,
  summary: 'Check an uploaded file and keep it for a message; camera metadata is removed from pictures',
  access: access.member({ whileFrozen: 'answers' }),
  body: z.strictObject({ key: UploadKey, fileName: z.string().trim().min(1).max(255) }),
  status: 201,
  response: Attachment,
});
