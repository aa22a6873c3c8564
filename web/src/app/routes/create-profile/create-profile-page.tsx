import { GalleryEditor } from '../../../features/gallery/index.ts';
import { ProfileWizard } from '../../../features/profile-wizard/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** The wizard with the gallery on its second page; the guard has seen to it that a talent is signed in. */
export function Component() {
  const { user } = useSession();
  if (!user) return null;
  const { user_id: userId } = user;
  return (
    <ProfileWizard
      key={userId}
      user={user}
      gallery={(onProgress) => <GalleryEditor userId={userId} onProgress={onProgress} />}
    />
  );
}
