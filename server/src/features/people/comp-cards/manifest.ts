import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { cardRoutes } from './cards.routes.ts';
import type { Cards } from './create-cards.ts';
import { listCardFiles } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'comp_card.talent_id': {
      archive: 'left out: it is drawn from the profile whenever it is asked for',
      erasing: 'deleted',
    },
  },
  files: listCardFiles,
};

interface CardNeeds {
  readonly cards: Cards;
}

export const compCards = feature({
  routes: (app, { cards }: CardNeeds) => cardRoutes(app, cards),
  jobs: ({ cards }: CardNeeds) => cards.jobs,
  personalData,
});
