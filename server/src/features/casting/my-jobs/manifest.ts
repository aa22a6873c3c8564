import { feature } from '../../../platform/feature/feature.ts';
import { myJobsRoutes } from './my-jobs.routes.ts';
import { createMyJobs, type MyJobsOptions } from './my-jobs.service.ts';

/** What a talent is in, whatever feature it is of: each lists its part as a MyJobsSource. */
export const myJobs = feature({
  routes: (app, needs: MyJobsOptions) => myJobsRoutes(app, createMyJobs(needs)),
});
