import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { applicationNotifications } from './applications.notifications.ts';
import { type ApplicationNeeds, applicationRoutes } from './applications.routes.ts';
import { createApplicationsPart } from './closing-part.ts';
import { unopenedApplications } from './desk.queries.ts';
import { jobChanged } from './job.live.ts';
import { createJobClosing } from './job-closing.ts';
import { closeLeftBehind } from './leaving.ts';
import { appliedJobs } from './my-jobs.queries.ts';
import { overdueReplies } from './overdue-desk.queries.ts';
import { listApplications, withdrawApplications } from './personal-data.queries.ts';
import { silenceJob } from './silence.service.ts';

const personalData: PersonalData = {
  columns: {
    'job_application.talent_id': {
      archive: 'applications.json',
      erasing: 'kept: the recruiter keeps the outcome; what was written, answered and sent goes',
    },
    'application_event.actor_id': {
      archive: 'left out: it says who did the work, in the applicant’s own records',
      erasing: 'kept: the applicant keeps what happened to their application',
    },
  },
  chapters: [
    {
      file: 'applications.json',
      of: 'talent',
      about: 'the jobs you applied to, what you sent, and every step since',
      read: listApplications,
    },
  ],
  empty: async (trx, account, events) => {
    await withdrawApplications(trx, account);
    await closeLeftBehind(trx, account, events);
  },
};

interface WorkNeeds {
  readonly db: Database;
  readonly events: EventRecorder;
}

export const applications = feature({
  routes: (app, needs: ApplicationNeeds) => applicationRoutes(app, needs),
  jobs: (needs: WorkNeeds) => [silenceJob(needs)],
  live: (needs: { readonly db: Database }) => [jobChanged(needs)],
  notifications: applicationNotifications,
  closing: (needs: WorkNeeds) => [createApplicationsPart(needs)],
  jobClosing: (needs: WorkNeeds) => [createJobClosing(needs)],
  desk: () => [unopenedApplications, overdueReplies],
  myJobs: () => [appliedJobs],
  personalData,
});
