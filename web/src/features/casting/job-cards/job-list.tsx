import classes from './job-row.module.css';
import type { ShownJob } from './job-row.tsx';
import { JobRow } from './job-row.tsx';

interface JobListProps {
  label: string;
  jobs: readonly ShownJob[];
  /** What the links say about the page they are on. */
  state: Readonly<Record<string, unknown>>;
  level?: 2 | 3;
  /** Of another page or search, until this one has loaded. */
  isStale?: boolean;
}

/** Jobs, one a row, set by the room there is. */
export function JobList({ label, jobs, state, level, isStale = false }: JobListProps) {
  return (
    <ul className={classes.list} aria-label={label} data-stale={isStale || undefined}>
      {jobs.map((job) => (
        <JobRow key={job.jobUniqueId} job={job} state={state} {...(level && { level })} />
      ))}
    </ul>
  );
}
