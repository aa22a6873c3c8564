export { createCards } from './create-cards.ts';
export { compCards } from './manifest.ts';
