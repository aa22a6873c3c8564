import { ProjectSummary } from '../../../features/casting/projects/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user ? <ProjectSummary user={user} /> : null;
}
