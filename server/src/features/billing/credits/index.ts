export { creditAccounts, sumEarned, sumLots, sumPlanCredits } from './balance.queries.ts';
export { creditsLow } from './credits.events.ts';
export {
  creditsLeft,
  giveCredits,
  lockCredits,
  reclaimCredits,
  refundUnlock,
  spendOnUnlock,
} from './ledger.ts';
export { credits } from './manifest.ts';
