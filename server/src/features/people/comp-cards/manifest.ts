import { feature } from '../../../platform/feature/feature.ts';
import { cardRoutes } from './cards.routes.ts';
import type { Cards } from './create-cards.ts';
import { personalData } from './personal-data.ts';

interface CardNeeds {
  readonly cards: Cards;
}

export const compCards = feature({
  routes: (app, { cards }: CardNeeds) => cardRoutes(app, cards),
  jobs: ({ cards }: CardNeeds) => cards.jobs,
  personalData,
});
