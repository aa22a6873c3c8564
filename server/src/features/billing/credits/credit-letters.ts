import { renderEmail } from '../../../platform/mail/render-email.ts';

interface Few {
  readonly firstName: string;
  readonly credits: number;
  readonly creditsUrl: string;
}

export const creditsInWords = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);
export const dayInIndia = (moment: Date) =>
  moment.toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const why = 'You can choose what we write to you about in your settings.';

export const lowCreditsNews = ({ firstName, credits: left, creditsUrl }: Few) => ({
  mail: {
    subject: `${creditsInWords(left)} left on Callboard`,
    ...renderEmail({
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `You have ${creditsInWords(left)} left. One credit unlocks one talent, for good.`,
        'Everybody you have unlocked stays open to you, whatever your balance is.',
      ],
      action: { label: 'See your credits', url: creditsUrl },
      footnote: why,
    }),
  },
  message: `You have ${creditsInWords(left)} left on Callboard: ${creditsUrl}`,
});

interface Ending extends Few {
  readonly endsAt: Date;
}

export const endingCreditsNews = ({ firstName, credits: ending, endsAt, creditsUrl }: Ending) => ({
  mail: {
    subject: `${creditsInWords(ending)} of yours end on ${dayInIndia(endsAt)}`,
    ...renderEmail({
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `${creditsInWords(ending)} of yours can be used until ${dayInIndia(endsAt)}. What is not used by then is written off.`,
        'Credits that end soonest are always used first.',
      ],
      action: { label: 'See your credits', url: creditsUrl },
      footnote: why,
    }),
  },
  message: `${creditsInWords(ending)} of yours on Callboard end on ${dayInIndia(endsAt)}: ${creditsUrl}`,
});
