import type { EventType } from '../../../platform/events/event.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { accountFrozen, accountUnfrozen } from './freezing.events.ts';

interface Text {
  readonly message: string;
  readonly subject: string;
}

const freezingNotification = (
  ref: string,
  userType: 1 | 2,
  event: EventType<{ accountId: number }>,
  text: Text,
) => {
  const dashboard = userType === 1 ? '/app/talent/dashboard' : '/app/recruiter/dashboard';
  return notification({
    ref,
    event,
    notificationType: userType,
    topic: 'account',
    text: {
      message: text.message,
      path: `${dashboard}/contact`,
      email: { subject: text.subject, action: 'Contact us' },
    },
    to: ({ accountId }) => accountId,
    loadContent: async () => ({ variables: {} }),
  });
};

const frozen = 'Your Callboard profile is frozen';
const free = 'Your Callboard profile is active again';
const askUs = 'If you think this is a mistake, contact us.';

export const freezingNotifications: readonly NotificationKind[] = [
  freezingNotification('account.frozen-talent', 1, accountFrozen, {
    message: `**Your profile is frozen.** You can’t apply to jobs or change your profile. Nothing is deleted. ${askUs}`,
    subject: frozen,
  }),
  freezingNotification('account.frozen-recruiter', 2, accountFrozen, {
    message: `**Your profile is frozen.** You can’t unlock, message or cast anyone. Nothing is deleted. ${askUs}`,
    subject: frozen,
  }),
  freezingNotification('account.unfrozen-talent', 1, accountUnfrozen, {
    message: '**Your profile is active again.** Recruiters can see it.',
    subject: free,
  }),
  freezingNotification('account.unfrozen-recruiter', 2, accountUnfrozen, {
    message: '**Your profile is active again.** You can continue casting.',
    subject: free,
  }),
];
