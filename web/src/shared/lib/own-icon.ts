import type { SessionUser } from '@callboard/contract/accounts/sessions';

type Pictures = Pick<SessionUser, 'talenter' | 'recruiter' | 'gallary'>;

/** The user's icon, or the picture shown in its place. */
export function ownIcon({ talenter, recruiter, gallary }: Pictures): string | undefined {
  const cover = gallary.find(({ is_cover_photo }) => is_cover_photo)?.file_url;
  return (
    talenter?.talent_edit_image ||
    recruiter?.recruiter_edit_image ||
    recruiter?.recruiter_cover_image ||
    cover ||
    undefined
  );
}
