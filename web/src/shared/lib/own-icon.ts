import type { SessionUser } from '@callboard/contract/accounts/sessions';

type Pictures = Pick<SessionUser, 'talenter' | 'recruiter' | 'gallary'>;

/** What somebody's Change Profile Icon changes: the icon itself, else the picture that stands in for it. */
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
