export { CheckoutDialog } from './components/checkout-dialog.tsx';
export { DetailsSection } from './components/details-section.tsx';
export { Packs } from './components/packs.tsx';
export { Purchases } from './components/purchases.tsx';
export { Subscription } from './components/subscription.tsx';
export { WaitingPurchase } from './components/waiting-purchase.tsx';
export type { Goods } from './model/checkout-state.ts';
