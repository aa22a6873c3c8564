import { useState } from 'react';
import { useParams } from 'react-router';
import { RecruiterPage } from '../../../features/people/recruiter-profiles/index.ts';
import { latePart } from '../../../shared/lib/late-part.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';
import { OwnerParts } from './owner-parts.tsx';

const { Part: ProfileIconDialog } = latePart(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

export function Component() {
  const { userUniqueId = '' } = useParams();
  const { user } = useSession();
  const [isChangingPhoto, setIsChangingPhoto] = useState(false);
  return (
    <>
      <RecruiterPage
        // Another recruiter is another page: nothing opened here goes along.
        key={userUniqueId}
        userUniqueId={userUniqueId}
        onChangePhoto={() => setIsChangingPhoto(true)}
        ownerParts={user && <OwnerParts userId={user.user_id} isFrozen={user.isFreezed} />}
      />
      {isChangingPhoto && <ProfileIconDialog opened onClose={() => setIsChangingPhoto(false)} />}
    </>
  );
}
