import { signPicture } from '../../../../shared/lib/images/sign-picture.ts';

export const signIconUpload = (picture: Blob, signal: AbortSignal) =>
  signPicture(picture, 'profile-icon', signal);
