import { useParams } from 'react-router';
import { ApplicationPage } from '../../../features/casting/my-applications/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const id = Number(useParams().id);
  return user && <ApplicationPage key={id} userId={user.user_id} id={id} />;
}
