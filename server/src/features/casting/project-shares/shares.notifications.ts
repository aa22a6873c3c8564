import type { Interest } from '@callboard/contract/casting/project-share-values';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { findAnsweredFacts, findSentFacts } from './notification-facts.queries.ts';
import { projectShared, shareAnswered } from './shares.events.ts';

const sentPath = '/app/openings/open-projects/{{id}}';

const sent = ({ ref, hasWords, message }: { ref: string; hasWords: boolean; message: string }) =>
  notification({
    ref,
    event: projectShared,
    notificationType: 1,
    topic: 'shares',
    text: {
      message,
      path: sentPath,
      email: { subject: 'Are you interested in {{character}}?', action: 'See the project' },
    },
    to: ({ talentId }) => talentId,
    loadContent: async (trx, { shareId }) => {
      const facts = await findSentFacts(trx, shareId);
      if (!facts || (facts.message !== null) !== hasWords) return undefined;
      const { about, message: words, ...variables } = facts;
      return { about, variables: { ...variables, ...(words !== null && { words }) } };
    },
  });

interface AnswerText {
  readonly ref: string;
  readonly interest: Interest;
  readonly isChange: boolean;
  readonly hasReason?: boolean;
  readonly message: string;
  readonly subject: string;
}

const answered = ({ ref, interest, isChange, hasReason, message, subject }: AnswerText) =>
  notification({
    ref,
    event: shareAnswered,
    notificationType: 2,
    topic: 'shares',
    text: {
      message,
      path: '/app/my-projects/{{id}}/applicants?character={{part}}',
      email: { subject, action: 'See applicants' },
    },
    to: ({ recruiterId }) => recruiterId,
    loadContent: async (trx, event) => {
      if (event.interest !== interest || event.isChange !== isChange) return undefined;
      const facts = await findAnsweredFacts(trx, event.shareId);
      if (!facts) return undefined;
      const { about, reason, ...variables } = facts;
      if (hasReason !== undefined && hasReason !== (reason !== null)) return undefined;
      return { about, variables: { ...variables, ...(reason !== null && { reason }) } };
    },
  });

const declined = {
  interest: 'declined',
  isChange: false,
  subject: '{{name}} declined {{character}}',
} as const;

export const shareNotifications: readonly NotificationKind[] = [
  sent({
    ref: 'share.sent',
    hasWords: false,
    message: '**{{who}}** asks if you’re interested in **{{character}}** in _{{project}}_.',
  }),
  sent({
    ref: 'share.sent-with-words',
    hasWords: true,
    message: '**{{who}}** asks if you’re interested in **{{character}}** in _{{project}}_. “{{words}}”',
  }),
  answered({
    ref: 'share.interested',
    interest: 'interested',
    isChange: false,
    message: '**{{name}}** is interested in **{{character}}** in _{{project}}_.',
    subject: '{{name}} is interested in {{character}}',
  }),
  answered({
    ref: 'share.now-interested',
    interest: 'interested',
    isChange: true,
    message: '**{{name}}** is now interested in **{{character}}** in _{{project}}_.',
    subject: '{{name}} is now interested in {{character}}',
  }),
  answered({
    ref: 'share.declined',
    ...declined,
    hasReason: false,
    message: '**{{name}}** declined **{{character}}** in _{{project}}_.',
  }),
  answered({
    ref: 'share.declined-with-reason',
    ...declined,
    hasReason: true,
    message: '**{{name}}** declined **{{character}}** in _{{project}}_. “{{reason}}”',
  }),
  answered({
    ref: 'share.no-longer-interested',
    interest: 'declined',
    isChange: true,
    message: '**{{name}}** is no longer interested in **{{character}}** in _{{project}}_.',
    subject: '{{name}} is no longer interested in {{character}}',
  }),
];
