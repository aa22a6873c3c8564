import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import type { readSessionUser } from './session-user.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof readSessionUser>>>;
/** The URL of a stored picture. */
export type PhotoUrl = (key: string) => Promise<string>;

/** Undefined for account types without sessions. */
export const toUserType = (kind: string): 1 | 2 | undefined =>
  kind === 'talent' || kind === 'recruiter' ? userTypes[kind] : undefined;

export async function toSessionUser(row: Row, userType: 1 | 2, photoUrl: PhotoUrl): Promise<SessionUser> {
  const url = async (key: string | null) => (key === null ? null : photoUrl(key));
  // The icon is used for small pictures: decision 009.
  const cover = await url(row.talent_icon_key ?? row.cover_key);
  return {
    user_id: row.id,
    userUniqueId: row.public_id,
    user_type: userType,
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    isFreezed: row.frozen,
    isRecruiterUnlocked: row.is_unlocked,
    unreadCount: row.unread,
    talenter:
      userType === userTypes.talent
        ? {
            is_profile_creation_completed: row.complete,
            last_activity_page: row.last_activity_page ?? 1,
            talent_edit_image: await url(row.talent_icon_key),
            talent_edit_doc: await url(row.talent_icon_source_key),
          }
        : null,
    recruiter:
      userType === userTypes.recruiter
        ? {
            recruiter_edit_image: await url(row.recruiter_icon_key),
            recruiter_edit_doc: await url(row.recruiter_icon_source_key),
            recruiter_cover_image: await url(row.recruiter_cover_key),
          }
        : null,
    gallary: cover ? [{ is_cover_photo: true, file_url: cover }] : [],
  };
}
