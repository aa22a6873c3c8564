import { useSearchParams } from 'react-router';
import { Openings } from '../../../features/casting/my-jobs/index.ts';
import { readPage } from '../../../shared/lib/read-address.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const [address] = useSearchParams();
  return user && <Openings user={user} page={readPage(address.get('page'))} />;
}
