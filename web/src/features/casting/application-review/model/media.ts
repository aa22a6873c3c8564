import type { ApplicationMedia } from '@callboard/contract/casting/application-views';

/** What plays or shows first: a tape or a video, else the first of what was sent. */
export const firstMediaOf = (media: readonly ApplicationMedia[]): number =>
  Math.max(
    media.findIndex(({ kind, state }) => kind === 'video' && state === 'ready'),
    0,
  );

export const photosOf = (media: readonly ApplicationMedia[]) =>
  media.filter(({ kind, state }) => kind === 'photo' && state === 'ready');
