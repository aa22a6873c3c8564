import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { profileViewed } from './profile-views.events.ts';
import { listLookers } from './viewed-yesterday.queries.ts';

/** 'Sunday 15 November': it is read days later as well, when yesterday is another day. */
export const dayOfLooks = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** Told after midnight, so no phone rings for it; who wants a daily letter finds it there. */
const viewed = notification({
  ref: 'profile.viewed',
  event: profileViewed,
  notificationType: 1,
  topic: 'availability',
  letters: 'daily-only',
  onPhone: false,
  words: { message: '**{{who}}** looked at your profile on {{day}}.', path: '/app/dashboard' },
  to: ({ talentId }) => talentId,
  tell: async (trx, { talentId, day }) => {
    const lookers = await listLookers(trx, talentId, day);
    const [only, ...others] = lookers;
    if (!only) return undefined;
    const isAlone = others.length === 0;
    return {
      cause: `profile.viewed:${day}`,
      variables: {
        who: isAlone ? `${only.name} of ${only.company}` : `${lookers.length} recruiters`,
        day: dayOfLooks(day),
      },
      ...(isAlone && { about: only.id }),
    };
  },
});

export const profileViewNotifications: readonly NotificationKind[] = [viewed];
