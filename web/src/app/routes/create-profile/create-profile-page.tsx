import { useEffect } from 'react';
import { InstagramReturn } from '../../../features/people/instagram/index.ts';
import { ProfileWizard } from '../../../features/people/profile-editor/index.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** The gallery is heavy, so it loads while page 1 is filled in. */
const { Component: LateGallery, preload } = lazyComponent(async () => {
  const { GalleryEditor } = await import('../../../features/people/gallery/index.ts');
  return { default: GalleryEditor };
});

/** The wizard. The guard has checked that a talent is signed in. */
export function Component() {
  const { user } = useSession();
  useEffect(preload, []);
  if (!user) return null;
  const { user_id: userId } = user;
  return (
    <InstagramReturn backTo={`${paths.createTalentProfile()}?page=5`}>
      <ProfileWizard
        key={userId}
        user={user}
        gallery={(onProgress) => <LateGallery userId={userId} onProgress={onProgress} />}
      />
    </InstagramReturn>
  );
}
