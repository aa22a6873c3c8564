import type { SessionUser } from '@callboard/contract/session-user';

/** The picture others see of this person now, by the rules of the avatar. */
export function currentIcon({ talenter, recruiter, gallary }: SessionUser): string | undefined {
  const cover = gallary.find(({ is_cover_photo }) => is_cover_photo)?.file_url;
  const [first] = [
    cover,
    talenter?.talent_edit_image,
    recruiter?.recruiter_edit_image,
    recruiter?.recruiter_cover_image,
  ].filter((url) => url !== null && url !== undefined);
  return first;
}
