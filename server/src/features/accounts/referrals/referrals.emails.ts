import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Thanks {
  readonly firstName: string;
  readonly credits: number;
  readonly balance: number;
  readonly historyUrl: string;
}

/** Whom they brought is not said: that is for the other to tell. */
const thanksLetter = ({ firstName, credits, balance, historyUrl }: Thanks) => ({
  subject: `${credits} credits for bringing a recruiter to Callboard`,
  ...renderEmail({
    greeting: `Thank you, ${firstName},`,
    paragraphs: [
      `Somebody who signed up with your link is verified now. You both get ${credits} credits, and they do not end.`,
      `You have ${balance} credits now.`,
    ],
    action: { label: 'See your credits', url: historyUrl },
  }),
});

const thanksMessage = ({ credits, balance }: Thanks) =>
  `Callboard: a recruiter who came with your link is verified. You get ${credits} credits and have ${balance} now.`;

export const referralRewardedEmail = emailKind({
  ref: 'referral.rewarded',
  write: (thanks: Thanks) => ({ mail: thanksLetter(thanks), message: thanksMessage(thanks) }),
});
