import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';

/** The Profile link, if it is shown. */
export function profileLink(user: SessionUser, pathname: string): string | undefined {
  if (pathname === paths.createTalentProfile()) return undefined;
  if (user.user_type === 2) return paths.recruiter(user.userUniqueId);
  return isCompleteTalent(user) ? paths.talent(user.userUniqueId) : paths.createTalentProfile();
}

export const mayChangeIcon = ({ talenter, recruiter }: SessionUser): boolean =>
  talenter !== null || recruiter !== null;

/** The picture in the header: a talent's cover photo, a recruiter's icon or cover, or none for initials. */
export function avatarOf({ user_type, talenter, recruiter, gallary }: SessionUser): string | undefined {
  const picture =
    user_type === 2
      ? recruiter?.recruiter_edit_image || recruiter?.recruiter_cover_image
      : gallary.find(({ is_cover_photo }) => is_cover_photo)?.file_url || talenter?.talent_edit_image;
  return picture || undefined;
}
