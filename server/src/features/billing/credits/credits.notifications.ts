import type { Database } from '../../../platform/db/database.ts';
import { type NotificationKind, notification } from '../../../platform/feature/notification.ts';
import { creditsInWords, dayInIndia, endingCreditsNews, lowCreditsNews } from './credit-letters.ts';
import { creditsEnding, creditsLow } from './credits.events.ts';
import { findLot } from './ending-lots.queries.ts';

const path = '/app/recruiter/dashboard/credits-balance';

const low = notification({
  ref: 'credits.low',
  event: creditsLow,
  notificationType: 2,
  topic: 'credits',
  words: { message: 'You have **{{credits}}** left. One credit unlocks one talent, for good.', path },
  to: ({ recruiterId }) => recruiterId,
  tell: async (_trx, { credits }) => ({ variables: { credits: creditsInWords(credits) } }),
  letter: async (_trx, { credits }, { firstName, publicUrl }) =>
    lowCreditsNews({ firstName, credits, creditsUrl: `${publicUrl}${path}` }),
});

const findUnused = async (trx: Database, lotId: number) => {
  const lot = await findLot(trx, lotId);
  return lot && lot.unspent > 0 && lot.expires_at
    ? { credits: lot.unspent, endsAt: lot.expires_at }
    : undefined;
};

const ending = notification({
  ref: 'credits.ending',
  event: creditsEnding,
  notificationType: 2,
  topic: 'credits',
  words: { message: '**{{credits}}** of yours end on {{day}}. Those that end soonest are used first.', path },
  to: ({ recruiterId }) => recruiterId,
  tell: async (trx, { lotId }) => {
    const lot = await findUnused(trx, lotId);
    return (
      lot && {
        cause: `credits.ending:${lotId}`,
        variables: { credits: creditsInWords(lot.credits), day: dayInIndia(lot.endsAt) },
      }
    );
  },
  letter: async (trx, { lotId }, { firstName, publicUrl }) => {
    const lot = await findUnused(trx, lotId);
    return lot && endingCreditsNews({ firstName, ...lot, creditsUrl: `${publicUrl}${path}` });
  },
});

export const creditNotifications: readonly NotificationKind[] = [low, ending];
