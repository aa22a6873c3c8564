import { Openings } from '../../../features/casting/my-jobs/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user && <Openings user={user} />;
}
