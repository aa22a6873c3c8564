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

const goodbyeContent = ({ firstName, graceEnds, signInUrl }: Goodbye) => ({
  subject: 'Your Callboard account is closed',
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      'Your account is closed. You’re signed out everywhere, and nobody can find you on Callboard.',
      `Changed your mind? Sign in before ${dayInIndia(graceEnds)} to reopen your account.`,
      'After that we permanently delete your name, contact details, profile and photos.',
    ],
    action: { label: 'Sign in to reopen', url: signInUrl },
    footnote: 'Didn’t close your account? Sign in right away and set a new password.',
  }),
});

/** For people without an email. */
const goodbyeMessage = ({ graceEnds, signInUrl }: Goodbye) =>
  `Your Callboard account is closed. Your data is deleted after ${dayInIndia(graceEnds)}. Sign in before then to reopen it: ${signInUrl}`;

export const accountClosedEmail = emailKind({
  ref: 'account.closed',
  write: (goodbye: Goodbye) => ({ email: goodbyeContent(goodbye), message: goodbyeMessage(goodbye) }),
});
