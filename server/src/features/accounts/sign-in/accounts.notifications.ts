import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { accountContactVerified, accountSignedUp } from './accounts.events.ts';
import { findNewcomer } from './newcomer.queries.ts';

/** The emails about these go out with the links and codes. */
const kind = { topic: 'account', emails: 'none' } as const;

const welcome = (ref: string, notificationType: 1 | 2, text: { message: string; path: string }) =>
  notification({
    ...kind,
    ref,
    notificationType,
    event: accountSignedUp,
    text,
    to: ({ accountId }) => accountId,
    loadContent: async (trx, { accountId }) => {
      const newcomer = await findNewcomer(trx, accountId);
      return (
        newcomer && {
          variables: {
            firstName: newcomer.first_name,
            page: newcomer.public_id,
            credits: String(creditsWhenVerified),
          },
        }
      );
    },
  });

const verified = (
  ref: string,
  notificationType: 1 | 2,
  channel: 'email' | 'mobile',
  text: { message: string; path: string },
) =>
  notification({
    ...kind,
    ref,
    notificationType,
    event: accountContactVerified,
    text,
    to: ({ accountId }) => accountId,
    loadContent: async (_trx, happened) => (happened.channel === channel ? { variables: {} } : undefined),
  });

const settings = { talent: '/app/talent/dashboard/profile', recruiter: '/app/recruiter/dashboard/profile' };
const emailVerified = 'Email verified. You’ll get updates there.';

export const accountNotifications: readonly NotificationKind[] = [
  welcome('account.welcome-talent', 1, {
    message: 'Welcome to Callboard, **{{firstName}}**. Complete your profile to be found by recruiters.',
    path: '/app/talent/create',
  }),
  welcome('account.welcome-recruiter', 2, {
    message:
      'Welcome to Callboard, **{{firstName}}**. Send your company documents. Once you’re verified, you get **{{credits}} credits**.',
    path: '/recruiter/{{page}}',
  }),
  verified('account.email-verified-talent', 1, 'email', { message: emailVerified, path: settings.talent }),
  verified('account.email-verified-recruiter', 2, 'email', {
    message: emailVerified,
    path: settings.recruiter,
  }),
  verified('account.mobile-verified-talent', 1, 'mobile', {
    message: 'Mobile number verified. Recruiters now see a verified badge.',
    path: settings.talent,
  }),
  verified('account.mobile-verified-recruiter', 2, 'mobile', {
    message: 'Mobile number verified. You can sign in with it.',
    path: settings.recruiter,
  }),
];
