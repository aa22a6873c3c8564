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

type Answered = { readonly answer: 'available' | 'not_available'; readonly isChange: boolean };

interface AnswerText {
  readonly ref: string;
  readonly says: string;
  readonly isAbout: (event: Answered) => boolean;
}

const answered = ({ ref, says, isAbout }: AnswerText) =>
  notification({
    ref,
    event: availabilityAnswered,
    notificationType: 2,
    topic: 'answers',
    text: {
      message: `**{{name}}** is ${says} {{days}}.`,
      path,
      email: { subject: `{{name}} is ${says}`, action },
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx, event) => (isAbout(event) ? loadContent(trx, event.questionId) : undefined),
  });

const answers = [
  answered({
    ref: 'availability.available',
    says: 'available',
    isAbout: ({ answer, isChange }) => answer === 'available' && !isChange,
  }),
  answered({
    ref: 'availability.not-available',
    says: 'not available',
    isAbout: ({ answer, isChange }) => answer === 'not_available' && !isChange,
  }),
  answered({
    ref: 'availability.now-available',
    says: 'now available',
    isAbout: ({ answer, isChange }) => answer === 'available' && isChange,
  }),
  answered({
    ref: 'availability.no-longer-available',
    says: 'no longer available',
    isAbout: ({ answer, isChange }) => answer === 'not_available' && isChange,
  }),
];

/** A recruiter who gets a refund is notified of that instead. */
const expired = notification({
  ref: 'availability.expired',
  event: availabilityExpired,
  notificationType: 2,
  topic: 'answers',
  text: {
    message: '**{{name}}** didn’t say if they’re available {{days}}.',
    path,
    email: { subject: '{{name}} didn’t reply', action },
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { questionId, creditIsBack }) =>
    creditIsBack ? undefined : loadContent(trx, questionId),
});

export const questionNotifications: readonly NotificationKind[] = [...answers, expired];
