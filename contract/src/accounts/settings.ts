import { z } from 'zod';
import { Instant } from '../scalars.ts';
import { Email, IndianMobile } from './credentials.ts';
import { SessionUser } from './sessions.ts';

/** Notification topics by account kind. */
export const notificationTopics = {
  talent: ['shares', 'offers', 'auditions', 'availability', 'applications', 'messages', 'new_calls'],
  recruiter: ['answers', 'shares', 'auditions', 'applications', 'messages', 'credits', 'new_faces'],
} as const;

export const NotificationTopic = z.enum([
  ...new Set([...notificationTopics.talent, ...notificationTopics.recruiter]),
]);
export type NotificationTopic = z.infer<typeof NotificationTopic>;

export const NotificationPreference = z
  .strictObject({
    topic: NotificationTopic,
    email: z.enum(['now', 'daily', 'never']),
    whatsapp: z.boolean(),
    /** For talents with a manager. */
    copy_to_manager: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** The settings a person changes; what is left out stays as it is. */
export const SettingsChange = z.strictObject({
  notifications: z.array(NotificationPreference).max(12).optional(),
  whatsapp_updates: z.boolean().optional(),
  /** Talents only. */
  show_to_recruiters: z.boolean().optional(),
  /** Off: not found by available dates. */
  found_by_days: z.boolean().optional(),
  is_managed_by_manager: z.boolean().optional(),
  mananger_email_address: Email.nullable().optional(),
  mananger_mobile_number: IndianMobile.nullable().optional(),
  send_updates_mananger_email: z.boolean().optional(),
  send_updates_manage_mobile: z.boolean().optional(),
});

/** The owner's own record: the session's user with what only its owner sees. */
export const UserRecord = SessionUser.extend({
  mobile_number: z.string().nullable(),
  is_email_verified: z.boolean(),
  is_mobile_verified: z.boolean(),
  /** A pending address. */
  pending_email: z.string().nullable(),
  pending_mobile_number: z.string().nullable(),
  has_password: z.boolean(),
  password_changed_at: Instant.nullable(),
  is_github_connected: z.boolean(),
  created_at: Instant,
  settings: z.object({
    notifications: z.array(NotificationPreference),
    whatsapp_updates: z.boolean(),
    show_to_recruiters: z.boolean().nullable(),
    found_by_days: z.boolean().nullable(),
    is_managed_by_manager: z.boolean().nullable(),
    mananger_email_address: z.string().nullable(),
    mananger_mobile_number: z.string().nullable(),
    send_updates_mananger_email: z.boolean().nullable(),
    send_updates_manage_mobile: z.boolean().nullable(),
  }),
}).meta({ id: 'UserRecord' });
export type UserRecord = z.infer<typeof UserRecord>;
