import { z } from 'zod';
import { access } from '../access.ts';
import { UserType } from '../accounts/sessions.ts';
import { NotificationTopic } from '../accounts/settings.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdInPath, Instant, Line, ListOf } from '../scalars.ts';

const tag = 'notifications';
const base = '/v1/notification';

export const notificationsPerPage = 20;
export const notificationsInBell = 3;

/** A topic of the preferences, or the account itself. */
export const NotificationCategory = z.enum([...NotificationTopic.options, 'account']);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

/** The groups of the notification page. 'turn' holds those that wait for a reply. */
export const notificationGroups = [
  'all',
  'turn',
  'offers',
  'auditions',
  'applications',
  'messages',
  'seen',
  'credits',
  'account',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** A big serial number: more than an id of a person can be. */
const SerialInPath = z.coerce.number().pipe(z.int().min(1).max(Number.MAX_SAFE_INTEGER));

const Picture = z.object({ file_url: z.string(), placeholder: z.string().nullable() });

export const Notification = z
  .object({
    id: z.int(),
    user_id: z.int(),
    /** 1 talent, 2 recruiter. */
    notification_type: UserType,
    /** Plain text. */
    message: z.string(),
    /** The same in pieces, to style names and titles. */
    parts: z.array(z.object({ text: z.string(), style: z.enum(['strong', 'title']).optional() })),
    /** True when read. */
    status: z.boolean(),
    /** True while its question is open: 'Click me' is shown until there is a reply. */
    isButtonClick: z.boolean(),
    /** Null until there is a reply; true is available. */
    isAvailableYesorNo: z.boolean().nullable(),
    available_id: z.int().nullable(),
    available_start_date: z.iso.date().nullable(),
    available_end_date: z.iso.date().nullable(),
    /** The question is closed without a reply. */
    is_expired: z.boolean(),
    topic: NotificationCategory,
    ref: z.string(),
    /** Counts up with every notification of this person. */
    seq: z.int(),
    isViewed: z.boolean(),
    /** The page it links to. */
    path: z.string(),
    /** Who did it. */
    about: z
      .object({
        user_id: z.int(),
        userUniqueId: z.string(),
        name: z.string(),
        company: z.string().nullable(),
        photo: Picture.nullable(),
      })
      .nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

const self = { user_id: z.coerce.number().pipe(Id) } as const;
const paging = {
  page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(notificationsPerPage),
  group: z.enum(notificationGroups).default('all'),
  /** Older than this seq, for a list that grows at its head. */
  before: z.coerce.number().pipe(Id).optional(),
} as const;

const NotificationList = ListOf(Notification)
  .extend({
    /** How many there are in each group, and how many are unread. */
    counts: z.record(z.enum(notificationGroups), z.int()),
    unread: z.int(),
  })
  .meta({ id: 'NotificationList' });

export const listNotifications = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'My notifications, newest first',
  access: access.member({ owned: true }),
  query: z.strictObject({ ...self, ...paging }),
  response: NotificationList,
});

export const listLastNotifications = endpoint({
  method: 'GET',
  path: `${base}/last-three-notification`,
  tag,
  summary: 'My last three notifications, for the bell',
  access: access.member({ owned: true }),
  query: z.strictObject(self),
  response: z.object({ results: z.array(Notification).max(notificationsInBell), count: z.int() }),
});

export const searchNotifications = endpoint({
  method: 'GET',
  path: `${base}/search-notification`,
  tag,
  summary: 'Search my notifications',
  access: access.member({ owned: true }),
  query: z.strictObject({ ...self, ...paging, message: Line(120) }),
  response: NotificationList,
});

export const countNotifications = endpoint({
  method: 'GET',
  path: `${base}/get-count`,
  tag,
  summary: 'How many unread notifications arrived since the bell was last opened',
  access: access.member({ owned: true }),
  /** For another type than the user's own the count is 0. */
  query: z.strictObject({ ...self, notification_type: z.coerce.number().pipe(UserType).optional() }),
  response: z.object({ count: z.int() }),
});

/** An availability check as the talent who got it sees it. */
export const QuestionDetails = z
  .object({
    available_id: z.int(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    status: z.enum(['asked', 'available', 'not_available', 'expired']),
    asked_at: Instant,
    recruiter: z.object({
      user_id: z.int(),
      userUniqueId: z.string(),
      name: z.string(),
      company: z.string(),
      is_verified: z.boolean(),
      photo: Picture.nullable(),
    }),
    /** What they were unlocked for, if the recruiter chose a project. */
    character_name: z.string().nullable(),
    project_title: z.string().nullable(),
    places: z.array(z.string()),
    /** How many of these days the talent's calendar marks as unavailable. */
    marked_days: z.int(),
  })
  .meta({ id: 'AvailabilityQuestionDetails' });
export type QuestionDetails = z.infer<typeof QuestionDetails>;

export const getNotificationTarget = endpoint({
  method: 'GET',
  path: `${base}/getJobNotification-details/{id}`,
  tag,
  summary: 'What a notification is about and the page it links to',
  access: access.member({ owned: true }),
  params: z.strictObject({ id: SerialInPath }),
  response: z
    .object({
      path: z.string(),
      /** For an availability check: what the Talent Unlocked dialog shows. */
      question: QuestionDetails.nullable(),
    })
    .meta({ id: 'NotificationTarget' }),
});

export const createNotification = endpoint({
  method: 'POST',
  path: base,
  tag,
  summary: 'Send a notification from Callboard',
  access: access.admin(),
  body: z.strictObject({ user_id: Id, message: Line(500), notification_type: UserType }),
  status: 201,
  response: Notification,
});

const params = z.strictObject({ id: SerialInPath });

export const readNotification = endpoint({
  method: 'PATCH',
  path: `${base}/{id}`,
  tag,
  summary: 'Mark as read, or as unread again',
  access: access.member({ owned: true, whileFrozen: 'reads' }),
  params,
  body: z.strictObject({ status: z.boolean() }),
  response: Notification,
});

export const pressNotificationButton = endpoint({
  method: 'PATCH',
  path: `${base}/update-notification/{id}`,
  tag,
  summary: 'Its button was selected: it counts as read',
  access: access.member({ owned: true, whileFrozen: 'reads' }),
  params,
  response: Notification,
});

export const viewNotifications = endpoint({
  method: 'PATCH',
  path: `${base}/update-notification-user/{id}`,
  tag,
  summary: 'The bell was opened: nothing so far is new any more. With status, everything is marked as read',
  access: access.member({ owned: true, whileFrozen: 'reads' }),
  /** The user's own id. */
  params: z.strictObject({ id: IdInPath }),
  body: z.strictObject({
    isViewed: z.literal(true),
    /** Mark all as read. */
    status: z.literal(true).optional(),
    /** Up to this seq; later ones stay new. */
    seq: Id.optional(),
  }),
  response: z.object({ count: z.int(), unread: z.int() }),
});

export const answerNotification = endpoint({
  method: 'PATCH',
  path: `${base}/update-notification-availability/{id}`,
  tag,
  summary: 'Reply to the availability check of a notification; true is available',
  access: access.member({ owned: true, whileFrozen: 'answers' }),
  params,
  body: z.strictObject({ isAvailableYesorNo: z.boolean() }),
  response: Notification,
});

export const NotificationTemplate = z
  .object({
    id: z.int(),
    ref: z.string(),
    notification_type: UserType,
    topic: NotificationCategory,
    message: z.string(),
    subject: z.string().nullable(),
    action: z.string().nullable(),
    path: z.string(),
    variables: z.array(z.string()),
  })
  .meta({ id: 'NotificationTemplate' });

export const getTemplateByRef = endpoint({
  method: 'GET',
  path: '/v1/notification-templates/by-ref/{ref}',
  tag,
  summary: 'A notification template by its name, for my own user type only',
  access: access.memberOrAdmin(),
  params: z.strictObject({ ref: z.string().min(1).max(80) }),
  response: NotificationTemplate,
});

export const getTemplate = endpoint({
  method: 'GET',
  path: '/v1/notification-templates/{id}',
  tag,
  summary: 'A notification template, for my own user type only',
  access: access.memberOrAdmin(),
  params: z.strictObject({ id: IdInPath }),
  response: NotificationTemplate,
});
