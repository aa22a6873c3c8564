import { z } from 'zod';
import { Message } from './messaging/messages.ts';
import { Id } from './scalars.ts';

/** Where the live channel is. */
export const livePath = '/live';

/** 'notification': something about the signed-in person has changed. */
export const LiveNotification = z.object({
  user_id: z.int(),
  /** The newest notification there is; absent when none came. */
  seq: z.int().optional(),
  /** Refresh the user. */
  userUpdate: z.literal(true).optional(),
  /** Sign out at once. */
  logout: z.literal(true).optional(),
  /** For recruiters: re-check the available dates of this talent. */
  unlockDate: z.object({ talent_id: z.int() }).optional(),
});
export type LiveNotification = z.infer<typeof LiveNotification>;

/** 'message': sent, edited or deleted. Apply it if it is the next revision, else read what is missing. */
export const LiveMessage = z.object({ appId: z.int(), revision: z.int(), message: Message });
/** 'read': someone has read up to this seq. */
export const LiveRead = z.object({ appId: z.int(), user_id: z.int(), seq: z.int() });
/** 'conversation': write access has changed, so reload it. */
export const LiveConversation = z.object({ user_id: z.int() });
/** 'typing': forget it after a few seconds. */
export const LiveTyping = z.object({ appId: z.int(), user_id: z.int() });
export const LivePresence = z.object({ user_id: z.int(), is_online: z.boolean() });
/** 'project': something on it has changed, or the reader is no longer on it. */
export const LiveProject = z.object({ project_id: z.int(), removed: z.literal(true).optional() });

/** Events from the server. */
export const liveEvents = {
  notification: LiveNotification,
  message: LiveMessage,
  read: LiveRead,
  conversation: LiveConversation,
  typing: LiveTyping,
  presence: LivePresence,
  project: LiveProject,
} as const;
export type LiveEventName = keyof typeof liveEvents;
export type LiveEvents = { [E in LiveEventName]: z.infer<(typeof liveEvents)[E]> };

/** The only event a browser may send. Everything else goes over HTTP. */
export const BrowserEvents = { typing: z.strictObject({ appId: Id }) } as const;

/** How often a browser sends typing, and how long it is shown. */
export const typingEveryMs = 3000;
export const typingShownMs = 6000;
