import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { profileViewed } from './profile-visits.events.ts';
import { listYesterdaysVisitors } from './viewed-yesterday.queries.ts';

/** Sunday 15 November, because people may read it days later. */
export const formatVisitDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** Sent after midnight, so never to a phone. It is in the daily email. */
const viewed = notification({
  ref: 'profile.viewed',
  event: profileViewed,
  notificationType: 1,
  topic: 'availability',
  emails: 'daily-only',
  onPhone: false,
  text: { message: '**{{who}}** viewed your profile on {{day}}.', path: '/app/dashboard' },
  to: ({ talentId }) => talentId,
  loadContent: async (trx, { talentId, day }) => {
    const visitors = await listYesterdaysVisitors(trx, talentId, day);
    const [only, ...others] = visitors;
    if (!only) return undefined;
    const isAlone = others.length === 0;
    return {
      cause: `profile.viewed:${day}`,
      variables: {
        who: isAlone ? `${only.name} from ${only.company}` : `${visitors.length} recruiters`,
        day: formatVisitDay(day),
      },
      ...(isAlone && { about: only.id }),
    };
  },
});

export const profileVisitNotifications: readonly NotificationKind[] = [viewed];
