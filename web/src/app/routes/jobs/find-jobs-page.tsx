import { FindJobs } from '../../../features/casting/find-jobs/index.ts';
import { JobSearchTools, useOpenedAlert } from '../../../features/casting/job-alerts/index.ts';

export function Component() {
  const opened = useOpenedAlert();
  return (
    <FindJobs
      {...opened}
      tools={({ filters }, suggestedName) => (
        <JobSearchTools filters={filters} suggestedName={suggestedName} />
      )}
    />
  );
}
