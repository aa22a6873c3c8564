import { useEffect } from 'react';
import { ProfileWizard } from '../../../features/people/profile-editor/index.ts';
import { latePart } from '../../../shared/lib/late-part.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

/** Cropping, dragging and resuming weigh as much as the rest together: they come while page 1 is typed. */
const { Part: LateGallery, sendFor } = latePart(async () => {
  const { GalleryEditor } = await import('../../../features/people/gallery/index.ts');
  return { default: GalleryEditor };
});

/** The wizard with the gallery on its second page; the guard has seen to it that a talent is signed in. */
export function Component() {
  const { user } = useSession();
  useEffect(sendFor, []);
  if (!user) return null;
  const { user_id: userId } = user;
  return (
    <ProfileWizard
      key={userId}
      user={user}
      gallery={(onProgress) => <LateGallery userId={userId} onProgress={onProgress} />}
    />
  );
}
