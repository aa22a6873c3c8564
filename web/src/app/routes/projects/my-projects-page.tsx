import { NeedsYou } from '../../../features/casting/desk/index.ts';
import { MyProjects } from '../../../features/casting/projects/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user ? <MyProjects user={user} needsYou={<NeedsYou userId={user.user_id} />} /> : null;
}
