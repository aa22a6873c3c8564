import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

const dayInIndia = (moment: Date) =>
  moment.toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

interface Goodbye {
  readonly firstName: string;
  readonly graceEnds: Date;
  readonly signInUrl: string;
}

const goodbyeLetter = ({ firstName, graceEnds, signInUrl }: Goodbye) => ({
  subject: 'Your Callboard account is closed',
  ...renderEmail({
    greeting: `Goodbye, ${firstName},`,
    paragraphs: [
      'Your account is closed. You are signed out everywhere, and nobody finds you on Callboard any more.',
      `If you change your mind, sign in again before ${dayInIndia(graceEnds)}: everything will be as you left it.`,
      'After that day we erase your name, your addresses, your profile and your pictures for good.',
    ],
    action: { label: 'Sign in and come back', url: signInUrl },
    footnote: 'If it was not you who closed the account, sign in at once and set a new password.',
  }),
});

/** For someone who never gave an e-mail address. */
const goodbyeMessage = ({ graceEnds, signInUrl }: Goodbye) =>
  `Your Callboard account is closed and hidden. To come back, sign in before ${dayInIndia(graceEnds)}: ${signInUrl} After that day your data is erased.`;

export const accountClosedEmail = emailKind({
  ref: 'account.closed',
  write: (goodbye: Goodbye) => ({ mail: goodbyeLetter(goodbye), message: goodbyeMessage(goodbye) }),
});
