import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { formatShortDays } from './format-days.ts';
import { findAskedTalent } from './notification-facts.queries.ts';
import { availabilityAnswered, availabilityExpired } from './questions.events.ts';

const loadContent = async (trx: Database, questionId: number) => {
  const asked = await findAskedTalent(trx, questionId);
  if (!asked) return undefined;
  const { talent_id: about, name, public_id: page } = asked;
  return { about, variables: { name, days: formatShortDays(asked), page } };
};

const path = '/talent/{{page}}';
const action = 'View profile';

const available = notification({
  ref: 'availability.available',
  event: availabilityAnswered,
  notificationType: 2,
  topic: 'answers',
  text: {
    message: '**{{name}}** is available {{days}}.',
    path,
    mail: { subject: '{{name}} is available', action },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { questionId, answer }) =>
    answer === 'available' ? loadContent(trx, questionId) : undefined,
});

const notAvailable = notification({
  ref: 'availability.not-available',
  event: availabilityAnswered,
  notificationType: 2,
  topic: 'answers',
  text: {
    message: '**{{name}}** is not available {{days}}.',
    path,
    mail: { subject: '{{name}} is not available', action },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { questionId, answer }) =>
    answer === 'not_available' ? loadContent(trx, questionId) : undefined,
});

/** A recruiter who gets a refund is notified of that instead. */
const expired = notification({
  ref: 'availability.expired',
  event: availabilityExpired,
  notificationType: 2,
  topic: 'answers',
  text: {
    message: '**{{name}}** didn’t say if they’re available {{days}}.',
    path,
    mail: { subject: '{{name}} didn’t reply', action },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { questionId, creditIsBack }) =>
    creditIsBack ? undefined : loadContent(trx, questionId),
});

export const questionNotifications: readonly NotificationKind[] = [available, notAvailable, expired];
