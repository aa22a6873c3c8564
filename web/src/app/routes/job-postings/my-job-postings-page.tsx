import { MyJobPostings } from '../../../features/casting/job-postings/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user ? <MyJobPostings user={user} /> : null;
}
