import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listReveals } from './personal-data.queries.ts';
import { talentViewRoutes } from './talent-profiles.routes.ts';
import { createTalentViews } from './talent-profiles.service.ts';

const file = 'who-saw-my-contact.json';

const personalData: PersonalData = {
  columns: {
    'contact_reveal.talent_id': { archive: file, erasing: 'kept: a record that nobody can change' },
    'contact_reveal.viewer_id': {
      archive: 'left out: it is the talent’s record',
      erasing: 'kept: a record that nobody can change',
    },
  },
  chapters: [
    {
      file,
      of: 'talent',
      about:
        'who unlocked your profile, what they asked you, and who looked at your contact data or your ID proof',
      read: async (db, owner) => ({ looked_at_by: await listReveals(db, owner) }),
    },
  ],
};

export const talentProfiles = feature({
  routes: (app, needs: Parameters<typeof createTalentViews>[0]) =>
    talentViewRoutes(app, createTalentViews(needs)),
  personalData,
});
