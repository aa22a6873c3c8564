import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createTalents } from './create-talents.ts';
import { emptyTalent, findProfile, listPastWork } from './personal-data.queries.ts';
import { talentRoutes } from './talents.routes.ts';

const inProfile = { archive: 'profile.json', erasing: 'deleted' } as const;

const personalData: PersonalData = {
  columns: {
    'talent.account_id': {
      archive: 'profile.json',
      erasing: 'kept: applications and conversations hang on it',
    },
    'talent_body.talent_id': inProfile,
    'talent_look.talent_id': inProfile,
    'talent_language.talent_id': inProfile,
    'talent_accent.talent_id': inProfile,
    'talent_skill.talent_id': inProfile,
    'talent_hobby.talent_id': inProfile,
    'talent_role.talent_id': inProfile,
    'talent_project_type.talent_id': inProfile,
    'talent_work_city.talent_id': inProfile,
    'talent_training.talent_id': inProfile,
    'talent_achievement.talent_id': inProfile,
    'talent_social_link.talent_id': inProfile,
    'ongoing_project.talent_id': inProfile,
    'guardian.talent_id': inProfile,
    'past_work.talent_id': { archive: 'past-work.json', erasing: 'deleted' },
  },
  chapters: [
    { file: 'profile.json', of: 'talent', about: 'your talent profile', read: findProfile },
    { file: 'past-work.json', of: 'talent', about: 'your past work', read: listPastWork },
  ],
  empty: emptyTalent,
};

export const profileEditor = feature({
  routes: (app, needs: Parameters<typeof createTalents>[0]) => talentRoutes(app, createTalents(needs)),
  personalData,
});
