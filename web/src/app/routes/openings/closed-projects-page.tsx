import { useSearchParams } from 'react-router';
import { ClosedJobs } from '../../../features/casting/my-jobs/index.ts';
import { readPage } from '../../../shared/lib/read-address.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const [address] = useSearchParams();
  return user && <ClosedJobs userId={user.user_id} page={readPage(address.get('page'))} />;
}
