export { createRecruiterDirectory } from './directory.service.ts';
export { recruiterRoutes } from './recruiters.routes.ts';
export { createRecruiters } from './recruiters.service.ts';
