import { emailKind } from '../../../platform/feature/email.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Thanks {
  readonly firstName: string;
  readonly credits: number;
  readonly balance: number;
  readonly historyUrl: string;
}

/** Who was invited stays private. */
const thanksContent = ({ firstName, credits, balance, historyUrl }: Thanks) => ({
  subject: `You earned ${credits} Callboard credits`,
  ...renderEmail({
    greeting: `Hi ${firstName},`,
    paragraphs: [
      `A recruiter who signed up with your link is verified. You both get ${credits} credits, with no expiry.`,
      `You have ${balance} credits now.`,
    ],
    action: { label: 'View credits', url: historyUrl },
  }),
});

const thanksMessage = ({ credits, balance }: Thanks) =>
  `A recruiter you invited to Callboard is verified. You earned ${credits} credits and have ${balance} now.`;

export const referralRewardedEmail = emailKind({
  ref: 'referral.rewarded',
  write: (thanks: Thanks) => ({ email: thanksContent(thanks), message: thanksMessage(thanks) }),
});
