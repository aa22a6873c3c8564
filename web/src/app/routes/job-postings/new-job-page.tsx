import { NewJob } from '../../../features/casting/job-postings/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** A new job, or a copy of one. */
export function Component() {
  const { user } = useSession();
  return user ? <NewJob user={user} /> : null;
}
