import { useSearchParams } from 'react-router';
import { ApplicationList, readFilters } from '../../../features/casting/my-applications/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const [address] = useSearchParams();
  return user && <ApplicationList userId={user.user_id} filters={readFilters(address)} />;
}
