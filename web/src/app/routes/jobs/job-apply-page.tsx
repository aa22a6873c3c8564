import { useParams, useSearchParams } from 'react-router';
import { ApplyPage } from '../../../features/casting/applying/index.ts';
import { readWholeNumber } from '../../../shared/lib/read-address.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

export function Component() {
  const { user } = useSession();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const application = readWholeNumber(address.get('application'));
  return (
    user && (
      <ApplyPage
        key={`${id} ${application}`}
        userId={user.user_id}
        jobId={id}
        roleId={readWholeNumber(address.get('role')) ?? null}
        applicationId={application}
      />
    )
  );
}
