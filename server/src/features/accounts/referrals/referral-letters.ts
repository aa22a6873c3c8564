import { letter } from '../../../platform/mail/letter.ts';

interface Thanks {
  readonly firstName: string;
  readonly credits: number;
  readonly balance: number;
  readonly historyUrl: string;
}

/** Whom they brought is not said: that is for the other to tell. */
export const thanksLetter = ({ firstName, credits, balance, historyUrl }: Thanks) => ({
  subject: `${credits} credits for bringing a recruiter to Callboard`,
  ...letter({
    greeting: `Thank you, ${firstName},`,
    paragraphs: [
      `Somebody who signed up with your link is verified now. You both get ${credits} credits, and they do not end.`,
      `You have ${balance} credits now.`,
    ],
    action: { label: 'See your credits', url: historyUrl },
  }),
});

export const thanksMessage = ({ credits, balance }: Thanks) =>
  `Callboard: a recruiter who came with your link is verified. You get ${credits} credits and have ${balance} now.`;
