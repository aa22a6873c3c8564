import { FindJobs } from '../../../features/casting/find-jobs/index.ts';

export function Component() {
  return <FindJobs />;
}
