import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { changeRecruiter, changeTalentIcon } from '@callboard/contract/people/calls';
import { api } from '../../../shared/lib/api/client.ts';
import { signPictures } from '../../../shared/lib/images/sign-picture.ts';
import type { IconPictures } from './model/save-icon.ts';

type Owner = Pick<SessionUser, 'user_id' | 'user_type'>;

/** Saves the uploaded pictures as the icon of a talent or a recruiter. */
export async function recordIcon(owner: Owner, keys: IconPictures<string>, signal: AbortSignal) {
  const params = { id: owner.user_id };
  if (owner.user_type === userTypes.talent) {
    const body = { talent_edit_image: keys.icon, talent_edit_doc: keys.source };
    await api(changeTalentIcon, { params, body }, { signal });
  } else {
    const body = { recruiter_edit_image: keys.icon, recruiter_edit_doc: keys.source };
    await api(changeRecruiter, { params, body }, { signal });
  }
}

export async function signIconUploads({ icon, source }: IconPictures<Blob>, signal: AbortSignal) {
  const [forIcon, forSource] = await signPictures(
    [
      { picture: icon, name: 'profile-icon' },
      { picture: source, name: 'profile-icon-source' },
    ],
    signal,
  );
  if (!forIcon || !forSource) throw new Error('No address came for the picture');
  return { icon: forIcon, source: forSource };
}

/** The picture that the present icon was cut from. */
export async function fetchIconSource(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture answered with status ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], 'profile-icon-source.webp', { type: picture.type });
}
