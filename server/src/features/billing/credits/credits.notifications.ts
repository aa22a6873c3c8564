import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { creditsExpiring, creditsLow } from './credits.events.ts';
import { findLot } from './expiring-lots.queries.ts';

interface LowCreditsFacts {
  readonly firstName: string;
  readonly credits: number;
  readonly creditsUrl: string;
}

const formatCredits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);
const dayInIndia = (moment: Date) =>
  moment.toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const why = 'You can choose your notifications in settings.';

const writeLowCreditsEmail = ({ firstName, credits: left, creditsUrl }: LowCreditsFacts) => ({
  email: {
    subject: `${formatCredits(left)} left on Callboard`,
    ...renderEmail({
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `You have ${formatCredits(left)} left. 1 credit unlocks 1 talent.`,
        'Everyone you’ve unlocked stays unlocked, whatever your balance.',
      ],
      action: { label: 'View your credits', url: creditsUrl },
      footnote: why,
    }),
  },
  message: `You have ${formatCredits(left)} left on Callboard: ${creditsUrl}`,
});

interface ExpiringCreditsFacts extends LowCreditsFacts {
  readonly endsAt: Date;
}

const writeExpiringCreditsEmail = ({
  firstName,
  credits: ending,
  endsAt,
  creditsUrl,
}: ExpiringCreditsFacts) => ({
  email: {
    subject: `${formatCredits(ending)} expiring on ${dayInIndia(endsAt)}`,
    ...renderEmail({
      greeting: `Hi ${firstName},`,
      paragraphs: [
        `You can use ${formatCredits(ending)} until ${dayInIndia(endsAt)}. Unused credits expire after that.`,
        'Credits that expire soonest are used first.',
      ],
      action: { label: 'View your credits', url: creditsUrl },
      footnote: why,
    }),
  },
  message: `${formatCredits(ending)} on Callboard expiring on ${dayInIndia(endsAt)}: ${creditsUrl}`,
});

const path = '/app/recruiter/dashboard/credits-balance';

const low = notification({
  ref: 'credits.low',
  event: creditsLow,
  notificationType: 2,
  topic: 'credits',
  text: { message: 'You have **{{credits}}** left. 1 credit unlocks 1 talent.', path },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (_trx, { credits }) => ({ variables: { credits: formatCredits(credits) } }),
  writeEmail: async (_trx, { credits }, { firstName, publicUrl }) =>
    writeLowCreditsEmail({ firstName, credits, creditsUrl: `${publicUrl}${path}` }),
});

const findUnused = async (trx: Database, lotId: number) => {
  const lot = await findLot(trx, lotId);
  return lot && lot.unspent > 0 && lot.expires_at
    ? { credits: lot.unspent, endsAt: lot.expires_at }
    : undefined;
};

const ending = notification({
  ref: 'credits.ending',
  event: creditsExpiring,
  notificationType: 2,
  topic: 'credits',
  text: {
    message: '**{{credits}}** expiring on {{day}}. Credits that expire soonest are used first.',
    path,
  },
  to: ({ recruiterId }) => recruiterId,
  loadContent: async (trx, { lotId }) => {
    const lot = await findUnused(trx, lotId);
    return (
      lot && {
        cause: `credits.ending:${lotId}`,
        variables: { credits: formatCredits(lot.credits), day: dayInIndia(lot.endsAt) },
      }
    );
  },
  writeEmail: async (trx, { lotId }, { firstName, publicUrl }) => {
    const lot = await findUnused(trx, lotId);
    return lot && writeExpiringCreditsEmail({ firstName, ...lot, creditsUrl: `${publicUrl}${path}` });
  },
});

export const creditNotifications: readonly NotificationKind[] = [low, ending];
