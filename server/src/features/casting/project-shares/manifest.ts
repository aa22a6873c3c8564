import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { type AnswerShareOptions, createAnswering } from './answer-share.service.ts';
import { sharesPart } from './closing-part.queries.ts';
import { shareAnswers } from './desk.queries.ts';
import { sharedJobs } from './my-jobs.queries.ts';
import { listSharedWith } from './personal-data.queries.ts';
import { createShareReading, type ReadSharesOptions } from './read-shares.service.ts';
import { createSharing, type ShareProjectOptions } from './share-project.service.ts';
import { myJobsChanged } from './shares.live.ts';
import { shareNotifications } from './shares.notifications.ts';
import { shareRoutes } from './shares.routes.ts';

const personalData: PersonalData = {
  columns: {
    'project_share.talent_id': { archive: 'shared-projects.json', erasing: 'deleted' },
    'project_share.shared_by': {
      archive: 'left out: it says who did the work, in the project’s own records',
      erasing: 'kept: the talent keeps what was sent to them',
    },
  },
  chapters: [
    {
      file: 'shared-projects.json',
      of: 'talent',
      about: 'the projects that recruiters shared with you, and your replies',
      read: listSharedWith,
    },
  ],
};

type ShareNeeds = AnswerShareOptions & ReadSharesOptions & ShareProjectOptions;

export const projectSharesFeature = feature({
  routes: (app, needs: ShareNeeds) =>
    shareRoutes(app, {
      sharing: createSharing(needs),
      answering: createAnswering(needs),
      reading: createShareReading(needs),
    }),
  live: () => [myJobsChanged],
  notifications: shareNotifications,
  closing: () => [sharesPart],
  desk: () => [shareAnswers],
  myJobs: () => [sharedJobs],
  personalData,
});
