import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { accountContactVerified, accountSignedUp } from './accounts.events.ts';
import { findNewcomer } from './newcomer.queries.ts';

/** The letters about these are written where the links and codes are made. */
const kind = { topic: 'account', letters: 'none' } as const;

const welcome = (ref: string, notificationType: 1 | 2, words: { message: string; path: string }) =>
  notification({
    ...kind,
    ref,
    notificationType,
    event: accountSignedUp,
    words,
    to: ({ accountId }) => accountId,
    tell: async (trx, { accountId }) => {
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
  words: { message: string; path: string },
) =>
  notification({
    ...kind,
    ref,
    notificationType,
    event: accountContactVerified,
    words,
    to: ({ accountId }) => accountId,
    tell: async (_trx, happened) => (happened.channel === channel ? { variables: {} } : undefined),
  });

const settings = { talent: '/app/talent/dashboard/profile', recruiter: '/app/recruiter/dashboard/profile' };
const emailVerified = 'Your e-mail address was verified. We write to you there.';

export const accountNotifications: readonly NotificationKind[] = [
  welcome('account.welcome-talent', 1, {
    message: 'Welcome to the board, **{{firstName}}**. Finish your profile, so that recruiters find you.',
    path: '/app/talent/create',
  }),
  welcome('account.welcome-recruiter', 2, {
    message:
      'Welcome to the board, **{{firstName}}**. Send us your company papers: once you are verified you get **{{credits}} credits**.',
    path: '/recruiter/{{page}}',
  }),
  verified('account.email-verified-talent', 1, 'email', { message: emailVerified, path: settings.talent }),
  verified('account.email-verified-recruiter', 2, 'email', {
    message: emailVerified,
    path: settings.recruiter,
  }),
  verified('account.mobile-verified-talent', 1, 'mobile', {
    message: 'Your mobile number was verified. Recruiters now see a verified mark.',
    path: settings.talent,
  }),
  verified('account.mobile-verified-recruiter', 2, 'mobile', {
    message: 'Your mobile number was verified. You can sign in with it.',
    path: settings.recruiter,
  }),
];
