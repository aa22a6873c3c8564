import { restoreWithinMinutes } from '@callboard/contract/casting/shortlists';
import type { Database } from '../../../platform/db/database.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { createAdding, type ShortlistOptions } from './adding.service.ts';
import { createChanging } from './changing.service.ts';
import { createMoving } from './moving.service.ts';
import { deleteOwnShortlists } from './personal-data.queries.ts';
import { createReading } from './reading.service.ts';
import { purgeRemoved } from './removed.queries.ts';
import { createRemoving } from './removing.service.ts';
import { shortlistRoutes } from './shortlists.routes.ts';

const ofTalent = { archive: 'left out: it is the recruiter’s own list', erasing: 'deleted' } as const;
const ofColleague = {
  archive: 'left out: it says who did the work, in the project’s own records',
  erasing: 'kept: the list belongs to the project; the name goes with the account',
} as const;

const personalData: PersonalData = {
  columns: {
    'character_shortlist.talent_id': ofTalent,
    'character_shortlist.added_by': ofColleague,
    'character_shortlist.note_by': ofColleague,
    'character_shortlist.rating_by': ofColleague,
    'removed_shortlist_entry.talent_id': ofTalent,
    'removed_shortlist_entry.added_by': ofColleague,
    'removed_shortlist_entry.note_by': ofColleague,
    'removed_shortlist_entry.rating_by': ofColleague,
  },
  empty: deleteOwnShortlists,
};

type ShortlistNeeds = ShortlistOptions & Parameters<typeof createReading>[0];

export const shortlistsFeature = feature({
  routes: (app, needs: ShortlistNeeds) =>
    shortlistRoutes(app, {
      adding: createAdding(needs),
      removing: createRemoving(needs),
      changing: createChanging(needs),
      moving: createMoving(needs),
      reading: createReading(needs),
    }),
  jobs: ({ db }: { readonly db: Database }) => [
    dailyJob({
      name: 'shortlists/forget-removed',
      at: '21:50',
      run: () => purgeRemoved(db, restoreWithinMinutes),
    }),
  ],
  personalData,
});
