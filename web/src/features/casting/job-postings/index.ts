export { MyJobPostings } from './list/my-job-postings.tsx';
export { JobPosting } from './page/job-posting.tsx';
export { NewJob } from './start/new-job.tsx';
