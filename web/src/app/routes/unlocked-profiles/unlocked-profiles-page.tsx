import { UnlockedProfiles } from '../../../features/casting/unlocked-profiles/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  return user ? <UnlockedProfiles recruiterId={user.user_id} /> : null;
}
