export { creditAccounts, sumEarned, sumPlanCredits } from './balance.queries.ts';
export { creditsLow } from './credits.events.ts';
export {
  creditsLeft,
  giveCredits,
  lockCredits,
  refundUnlock,
  spendOnUnlock,
  takeBack,
} from './ledger.ts';
export { credits } from './manifest.ts';
