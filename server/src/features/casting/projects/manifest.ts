import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { characterRoutes } from './characters.routes.ts';
import { createCharacters } from './characters.service.ts';
import { closeProjects, listProjects } from './personal-data.queries.ts';
import { createShortlists, type ShortlistOptions } from './shortlists.service.ts';

const personalData: PersonalData = {
  columns: {
    'project.recruiter_id': {
      archive: 'projects.json',
      erasing: 'kept: the cast keep what they worked on; the words go',
    },
    'project_character.cast_talent_id': {
      archive: 'left out: it is the recruiter’s project',
      erasing: 'kept: it says that a part was cast',
    },
    'character_shortlist.talent_id': {
      archive: 'left out: it is the recruiter’s own list',
      erasing: 'deleted',
    },
  },
  chapters: [
    {
      file: 'projects.json',
      of: 'recruiter',
      about: 'your projects, their characters and whom you shortlisted',
      read: listProjects,
    },
  ],
  empty: closeProjects,
};

export const projectsFeature = feature({
  routes: (app, needs: ShortlistOptions) =>
    characterRoutes(app, createCharacters(needs), createShortlists(needs)),
  personalData,
});
