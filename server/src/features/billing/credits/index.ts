export { createCreditJobs } from './credit-jobs.ts';
export { creditsLow } from './credits.events.ts';
export { creditNotices } from './credits.notices.ts';
export { creditRoutes } from './credits.routes.ts';
export { createCredits } from './credits.service.ts';
export {
  creditsLeft,
  giveCredits,
  lockCredits,
  refundUnlock,
  spendOnUnlock,
  takeBack,
} from './ledger.ts';
