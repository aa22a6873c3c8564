export {
  type CreditBalance,
  refreshCredits,
  setCreditsLeft,
  useCreditBalance,
} from './api.ts';
export { BalanceCard } from './components/balance-card.tsx';
export { History } from './components/history.tsx';
export { VerifyHint } from './components/verify-hint.tsx';
export { useCreditsLink } from './model/use-credits-link.ts';
