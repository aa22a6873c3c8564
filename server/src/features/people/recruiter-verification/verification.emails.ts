import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Welcome {
  readonly firstName: string;
  /** 0 when they were given before. */
  readonly bonus: number;
  /** 0 without a referral link. */
  readonly referral: number;
  readonly findUrl: string;
}

const creditsIn = ({ bonus, referral }: Welcome): string[] => [
  ...(bonus > 0
    ? [`We’ve added ${bonus} credits to your account. Each one unlocks a talent, with no expiry.`]
    : []),
  ...(referral > 0 ? [`You also get ${referral} credits for signing up with a referral link.`] : []),
];

const verifiedMail = (welcome: Welcome) => ({
  subject: 'You’re verified on Callboard',
  ...renderEmail({
    greeting: `Hi ${welcome.firstName},`,
    paragraphs: [
      'You’re verified. Talents will see the badge on your profile and jobs.',
      ...creditsIn(welcome),
    ],
    action: { label: 'Find talents', url: welcome.findUrl },
  }),
});

const verifiedMessage = (welcome: Welcome) =>
  ['Callboard: you’re verified.', ...creditsIn(welcome), welcome.findUrl].join(' ');

interface Refused {
  readonly firstName: string;
  readonly reason: string;
  readonly pageUrl: string;
}

const RefusedEmailContent = ({ firstName, reason, pageUrl }: Refused) => ({
  subject: 'We couldn’t verify you yet',
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      'We checked your documents and couldn’t verify you with them.',
      `Reason: ${reason}`,
      'You can send other documents any time. Your account stays as it is.',
    ],
    action: { label: 'Send other documents', url: pageUrl },
  }),
});

const refusedMessage = ({ reason, pageUrl }: Refused) =>
  `Callboard: we couldn’t verify you. ${reason} Send other documents: ${pageUrl}`;

export const verifiedEmail = emailKind({
  ref: 'recruiter.verified',
  write: (welcome: Welcome) => ({ email: verifiedMail(welcome), message: verifiedMessage(welcome) }),
});

export const refusedEmail = emailKind({
  ref: 'recruiter.refused',
  write: (refused: Refused) => ({ email: RefusedEmailContent(refused), message: refusedMessage(refused) }),
});
