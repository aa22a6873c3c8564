import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Welcome {
  readonly firstName: string;
  /** For being verified; none when they were given before. */
  readonly bonus: number;
  /** For having come by somebody's link. */
  readonly referral: number;
  readonly findUrl: string;
}

const creditsIn = ({ bonus, referral }: Welcome): string[] => [
  ...(bonus > 0 ? [`We have put ${bonus} credits on your account: each unlocks one talent, for ever.`] : []),
  ...(referral > 0 ? [`${referral} more came with the link you signed up by.`] : []),
];

const verifiedLetter = (welcome: Welcome) => ({
  subject: 'You are verified on Callboard',
  ...renderEmail({
    greeting: `Welcome, ${welcome.firstName},`,
    paragraphs: [
      'We have looked at your papers: you are verified. Talents see it on your page and on every call of yours.',
      ...creditsIn(welcome),
    ],
    action: { label: 'Find talents', url: welcome.findUrl },
  }),
});

const verifiedMessage = (welcome: Welcome) =>
  ['Callboard: you are verified.', ...creditsIn(welcome), welcome.findUrl].join(' ');

interface Refusal {
  readonly firstName: string;
  readonly reason: string;
  readonly pageUrl: string;
}

const refusedLetter = ({ firstName, reason, pageUrl }: Refusal) => ({
  subject: 'We could not verify you yet',
  ...renderEmail({
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'We have looked at the papers you sent and could not verify you with them.',
      `This is why: ${reason}`,
      'You can send others at any time. Your account and everything in it stay as they are.',
    ],
    action: { label: 'Send other papers', url: pageUrl },
  }),
});

const refusedMessage = ({ reason, pageUrl }: Refusal) =>
  `Callboard: we could not verify you with the papers you sent: ${reason} Send others at ${pageUrl}`;

export const verifiedEmail = emailKind({
  ref: 'recruiter.verified',
  write: (welcome: Welcome) => ({ mail: verifiedLetter(welcome), message: verifiedMessage(welcome) }),
});

export const refusedEmail = emailKind({
  ref: 'recruiter.refused',
  write: (refusal: Refusal) => ({ mail: refusedLetter(refusal), message: refusedMessage(refusal) }),
});
