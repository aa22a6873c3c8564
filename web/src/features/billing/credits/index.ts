import './words.ts';

export { BalanceCard } from './components/balance-card.tsx';
export { History } from './components/history.tsx';
export { VerifyHint } from './components/verify-hint.tsx';
