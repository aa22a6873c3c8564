export { cardRoutes } from './cards.routes.ts';
export { createCards } from './create-cards.ts';
