import type { EventType } from '../../../platform/events/event.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { accountFrozen, accountUnfrozen } from './freezing.events.ts';

interface Words {
  readonly message: string;
  readonly subject: string;
}

const told = (ref: string, userType: 1 | 2, event: EventType<{ accountId: number }>, words: Words) => {
  const dashboard = userType === 1 ? '/app/talent/dashboard' : '/app/recruiter/dashboard';
  return notification({
    ref,
    event,
    notificationType: userType,
    topic: 'account',
    words: {
      message: words.message,
      path: `${dashboard}/contact`,
      mail: { subject: words.subject, action: 'Write to us' },
    },
    to: ({ accountId }) => accountId,
    tell: async () => ({ variables: {} }),
  });
};

const frozen = 'Your Callboard profile is frozen';
const free = 'Your Callboard profile is free again';
const askUs = 'If you think this is a mistake, or want to know why, write to us.';

export const freezingNotifications: readonly NotificationKind[] = [
  told('account.frozen-talent', 1, accountFrozen, {
    message: `**Your profile is frozen.** You can read everything that is yours, but not apply to jobs or change your profile. ${askUs}`,
    subject: frozen,
  }),
  told('account.frozen-recruiter', 2, accountFrozen, {
    message: `**Your profile is frozen.** You can read everything that is yours, but not unlock, write to or cast anybody. ${askUs}`,
    subject: frozen,
  }),
  told('account.unfrozen-talent', 1, accountUnfrozen, {
    message: '**Your profile is free again.** Recruiters see it as before.',
    subject: free,
  }),
  told('account.unfrozen-recruiter', 2, accountUnfrozen, {
    message: '**Your profile is free again.** You can go on casting.',
    subject: free,
  }),
];
