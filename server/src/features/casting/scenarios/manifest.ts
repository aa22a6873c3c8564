import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createSharing, type ShareProjectOptions } from '../project-shares/index.ts';
import { createScenarioChanging } from './change-scenarios.service.ts';
import { createMakingCast } from './make-cast.service.ts';
import { deleteOwnScenarios, listOwnScenarios } from './personal-data.queries.ts';
import { createScenarioReading, type ScenarioOptions } from './read-scenarios.service.ts';
import { createScenarioRemarks } from './remarks.service.ts';
import { scenarioRoutes } from './scenarios.routes.ts';
import { shareStep } from './share-step.ts';

const file = 'scenarios.json';
const workRecord = 'left out: it says who did the work, in the project’s own records' as const;
const keptByTheTeam = 'kept: it belongs to the project; the name goes with the account' as const;

const personalData: PersonalData = {
  columns: {
    'scenario.created_by': { archive: file, erasing: keptByTheTeam },
    'scenario.named_by': { archive: workRecord, erasing: keptByTheTeam },
    'scenario.chosen_by': { archive: workRecord, erasing: keptByTheTeam },
    'scenario_choice.chosen_by': { archive: workRecord, erasing: keptByTheTeam },
    'scenario_choice.talent_id': {
      archive: 'left out: it is the recruiter’s own plan',
      erasing: 'deleted',
    },
    'scenario_comment.author_id': { archive: file, erasing: 'deleted' },
    'scenario_like.account_id': { archive: file, erasing: 'deleted' },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about: 'the scenarios you made for projects, and what you said of scenarios',
      read: listOwnScenarios,
    },
  ],
  empty: deleteOwnScenarios,
};

export const scenarios = feature({
  routes: (app, needs: ScenarioOptions & ShareProjectOptions) =>
    scenarioRoutes(app, {
      reading: createScenarioReading(needs),
      changing: createScenarioChanging(needs),
      remarks: createScenarioRemarks(needs),
      making: createMakingCast({ ...needs, steps: [shareStep(createSharing(needs))] }),
    }),
  personalData,
});
