export { BalanceCard } from './components/balance-card.tsx';
export { History } from './components/history.tsx';
export { VerifyHint } from './components/verify-hint.tsx';
export {
  type CreditBalance,
  creditsKey,
  refreshCredits,
  setCreditsLeft,
  useCreditBalance,
} from './model/credit-balance.ts';
export { useCreditsLink } from './model/use-credits-link.ts';
