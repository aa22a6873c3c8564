import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listCastings, listProjects } from './archive.queries.ts';
import { createCharacterAdding } from './characters/add-characters.service.ts';
import { type CharacterOptions, createCharacterChanging } from './characters/change-character.service.ts';
import { characterRoutes } from './characters/characters.routes.ts';
import { createCharacterReading } from './characters/read-characters.service.ts';
import { type ClosingOptions, createClosing } from './closing/close-project.ts';
import { closingNotifications } from './closing/closing.notifications.ts';
import { closingRoutes } from './closing/closing.routes.ts';
import { type ClosingDetailsOptions, createClosingDetails } from './closing/closing-details.service.ts';
import { createProjectCreation } from './create-project.service.ts';
import { castJobs } from './my-jobs.queries.ts';
import { closeProjects } from './personal-data.queries.ts';
import { createProjectLists } from './project-list.service.ts';
import { createProjectSummary } from './project-summary.service.ts';
import { projectRoutes } from './projects.routes.ts';
import { createPublicProjects } from './public-projects.service.ts';
import { createProjectChanges, type UpdateProjectOptions } from './update-project.service.ts';

const personalData: PersonalData = {
  columns: {
    'project.recruiter_id': {
      archive: 'projects.json',
      erasing: 'kept: the cast keep what they worked on; the words go',
    },
    'character_cast.talent_id': {
      archive: 'cast-as.json',
      erasing: 'kept: it says that a part was cast',
    },
    'project_edit.edited_by': {
      archive: 'left out: it says which field somebody changed last',
      erasing: 'kept: the field stays as it was left; the name goes with the account',
    },
    'project_closing.closed_by': {
      archive: 'left out: it says who did the work, in the project’s own records',
      erasing: 'kept: the project keeps how it ended',
    },
  },
  chapters: [
    {
      file: 'projects.json',
      of: 'recruiter',
      about:
        'your projects, their characters, whom you shortlisted, shared them with and cast, and how they ended',
      read: listProjects,
    },
    { file: 'cast-as.json', of: 'talent', about: 'the characters you were cast as', read: listCastings },
  ],
  empty: closeProjects,
};

type ProjectNeeds = CharacterOptions &
  Omit<UpdateProjectOptions, 'closing'> &
  ClosingOptions &
  ClosingDetailsOptions;

export const projectsFeature = feature({
  routes: (app, needs: ProjectNeeds) => {
    projectRoutes(app, {
      creation: createProjectCreation(needs),
      changes: createProjectChanges({ ...needs, closing: createClosing(needs) }),
      lists: createProjectLists(needs),
      publicProjects: createPublicProjects(needs),
      summary: createProjectSummary(needs),
    });
    characterRoutes(app, {
      reading: createCharacterReading(needs),
      adding: createCharacterAdding(needs),
      changing: createCharacterChanging(needs),
    });
    closingRoutes(app, createClosingDetails(needs));
  },
  notifications: closingNotifications,
  myJobs: () => [castJobs],
  personalData,
});
