import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { changeRecruiter, changeTalentIcon } from '@callboard/contract/people/calls';
import { api } from '../../../shared/lib/api/client.ts';
import { signPicture } from '../../../shared/lib/images/sign-picture.ts';

type Owner = Pick<SessionUser, 'user_id' | 'user_type'>;

/** Saves the uploaded picture as the icon of a talent or a recruiter. */
export async function recordIcon({ user_id: id, user_type }: Owner, key: string, signal: AbortSignal) {
  const params = { id };
  if (user_type === userTypes.talent) {
    await api(changeTalentIcon, { params, body: { talent_edit_image: key } }, { signal });
  } else {
    await api(changeRecruiter, { params, body: { recruiter_edit_image: key } }, { signal });
  }
}

export const signIconUpload = (picture: Blob, signal: AbortSignal) =>
  signPicture(picture, 'profile-icon', signal);
