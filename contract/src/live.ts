import { z } from 'zod';
import { ShareId, VisitorToken } from './casting/share-ids.ts';
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
  /** For talents: something in My Jobs has changed that they were not notified of, such as in another tab. */
  jobs: z.literal(true).optional(),
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
/** 'job': somebody has applied for it, or an application has moved on or changed. For those who cast it. */
export const LiveJob = z.object({ job_id: z.int() });
/** 'client-link': what the one link shows that this page has open has changed, or the link has ended. */
export const LiveClientLink = z.union([
  z.object({ changed: z.literal(true) }),
  z.object({ gone: z.enum(['revoked', 'expired']) }),
]);

/** Where guests connect, apart from everyone else. */
export const guestNamespace = '/client-links';

/** What a guest connects with, in place of a token: the link and who they are on it. They hear 'client-link'. */
export const GuestSignIn = z.object({ share: ShareId, visitor: VisitorToken });
export type GuestSignIn = z.infer<typeof GuestSignIn>;

/** Events from the server to those who are signed in. */
export const liveEvents = {
  notification: LiveNotification,
  message: LiveMessage,
  read: LiveRead,
  conversation: LiveConversation,
  typing: LiveTyping,
  presence: LivePresence,
  project: LiveProject,
  job: LiveJob,
} as const;
export type LiveEventName = keyof typeof liveEvents;
export type LiveEvents = { [E in LiveEventName]: z.infer<(typeof liveEvents)[E]> };

/** The only event a browser may send. Everything else goes over HTTP. */
export const BrowserEvents = { typing: z.strictObject({ appId: Id }) } as const;

/** How often a browser sends typing, and how long it is shown. */
export const typingEveryMs = 3000;
export const typingShownMs = 6000;
