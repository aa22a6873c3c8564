import { renderEmail } from '../../../platform/mail/render-email.ts';
import { copyLine } from '../../messaging/notifications/index.ts';
import { type Days, daysInWords } from '../availability-checks/index.ts';

export interface Unlocker {
  readonly name: string;
  readonly company: string;
  /** Their public page. */
  readonly page: string;
}

interface UnlockNews {
  readonly firstName: string;
  readonly by: Unlocker;
  /** Undefined when nobody asked about any. */
  readonly days: Days | undefined;
  /** Where questions are answered. */
  readonly answerUrl: string;
  /** False when the talent was unlocked before. */
  readonly isNew: boolean;
  /** The letter is a copy for the talent's manager. */
  readonly forManager?: boolean;
}

const seen =
  'They can now see your phone number, your e-mail address, your manager, your social links and your calendar, and write to you here.';

const paragraphsOf = ({ firstName, by, days, isNew, forManager }: UnlockNews) => {
  const who = `${by.name} of ${by.company}`;
  return [
    ...(forManager ? [copyLine(firstName)] : []),
    ...(isNew ? [`${who} has unlocked your profile. ${seen}`] : []),
    ...(days ? [`${who} asks whether you are free ${daysInWords(days)}.`, `Who they are: ${by.page}`] : []),
  ];
};

/** What the talent is told: who it is, what they see, and what they ask. Nothing of the talent's own. */
export const unlockNews = (news: UnlockNews) => {
  const { by, days, answerUrl } = news;
  const who = `${by.name} of ${by.company}`;
  return {
    mail: {
      subject: days ? `Are you free? ${by.company} asks` : `${by.company} has unlocked your profile`,
      ...renderEmail({
        greeting: news.forManager ? 'Hello,' : `Hello ${news.firstName},`,
        paragraphs: paragraphsOf(news),
        action: days
          ? { label: 'Answer on Callboard', url: answerUrl }
          : { label: 'See who they are', url: by.page },
        footnote:
          'Callboard never asks you to pay for a part. If something seems wrong, report them on their page.',
      }),
    },
    message: days
      ? `${who} asks whether you are free ${daysInWords(days)}. Answer on Callboard: ${answerUrl}`
      : `${who} has unlocked your profile on Callboard. Who they are: ${by.page}`,
  };
};

interface CreditBack {
  readonly firstName: string;
  readonly talent: string;
  readonly creditsUrl: string;
}

export const creditBackNews = ({ firstName, talent, creditsUrl }: CreditBack) => ({
  mail: {
    subject: `Your credit for ${talent} is back`,
    ...renderEmail({
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `${talent} had been away for over 90 days when you unlocked them and has not answered your question within 7 days. Your credit is back.`,
        'The profile stays open to you all the same.',
      ],
      action: { label: 'See your credits', url: creditsUrl },
    }),
  },
  message: `${talent} has not answered within 7 days. Your credit on Callboard is back: ${creditsUrl}`,
});
