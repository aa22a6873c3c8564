import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { LineUpOptions } from './known-people.service.ts';
import { createLineUp } from './line-up.service.ts';
import { lineUpRoutes } from './line-ups.routes.ts';
import { createPairings } from './pairings.service.ts';
import { forgetInPairings, listOwnPairings } from './personal-data.queries.ts';

const file = 'pairings.json';
const keptByTheTeam = 'kept: it belongs to the project; the name goes' as const;

const personalData: PersonalData = {
  columns: {
    'pairing.created_by': { archive: file, erasing: keptByTheTeam },
    'pairing.name_by': { archive: file, erasing: keptByTheTeam },
    'pairing.note_by': { archive: file, erasing: keptByTheTeam },
    'pairing_like.account_id': { archive: file, erasing: 'deleted' },
    'pairing_person.talent_id': {
      archive: 'left out: it is what recruiters consider among themselves',
      erasing: 'deleted',
    },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about: 'pairings of projects that you made, wrote about or gave a thumb',
      read: listOwnPairings,
    },
  ],
  empty: forgetInPairings,
};

export const lineUps = feature({
  routes: (app, needs: LineUpOptions) =>
    lineUpRoutes(app, { lineUp: createLineUp(needs), pairings: createPairings(needs) }),
  personalData,
});
