import { useParams } from 'react-router';
import { JoinProject } from '../../../features/casting/project-people/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** Where an invitation to a project leads. */
export function Component() {
  const { user } = useSession();
  const { token = '' } = useParams();
  return user ? <JoinProject key={`${user.user_id} ${token}`} token={token} /> : null;
}
