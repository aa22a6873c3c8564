import { applicationStages } from '@callboard/contract/casting/project-share-values';
import { useSearchParams } from 'react-router';
import { Applications } from '../../../features/casting/my-jobs/index.ts';
import { readPage } from '../../../shared/lib/read-address.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const [address] = useSearchParams();
  const stage = applicationStages.find((one) => one === address.get('show'));
  return user && <Applications userId={user.user_id} page={readPage(address.get('page'))} stage={stage} />;
}
