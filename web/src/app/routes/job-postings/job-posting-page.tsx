import { useParams } from 'react-router';
import { JobPosting } from '../../../features/casting/job-postings/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** One job of one's own: edit it, see its numbers, and take the next step. */
export function Component() {
  const { user } = useSession();
  const jobId = Number(useParams().id);
  return user ? <JobPosting key={jobId} jobId={jobId} user={user} /> : null;
}
