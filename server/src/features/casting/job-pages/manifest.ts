import { feature } from '../../../platform/feature/feature.ts';
import { jobPageRoutes } from './job-pages.routes.ts';
import { createJobPages, type JobPagesOptions } from './job-pages.service.ts';

export const jobPages = feature({
  routes: (app, needs: JobPagesOptions) => jobPageRoutes(app, createJobPages(needs)),
});
