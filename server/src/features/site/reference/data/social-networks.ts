import type { ReferenceItem } from './reference-item.ts';

export const socialNetworks: readonly ReferenceItem[] = [
  [1, 'Instagram'],
  [2, 'YouTube'],
  [3, 'Facebook'],
  [4, 'X'],
  [5, 'LinkedIn'],
  [6, 'IMDb'],
  [7, 'Spotify'],
  [8, 'Snapchat'],
  [9, 'Threads'],
  [10, 'Moj'],
  [11, 'ShareChat'],
  [12, 'Vimeo'],
  [13, 'SoundCloud'],
  [14, 'Website'],
];
