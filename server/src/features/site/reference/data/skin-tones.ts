import type { ReferenceItem } from './reference-item.ts';

export const skinTones: readonly ReferenceItem[] = [
  [1, 'Porcelain'],
  [2, 'Fair'],
  [3, 'Light'],
  [4, 'Wheatish'],
  [5, 'Olive'],
  [6, 'Tan'],
  [7, 'Brown'],
  [8, 'Deep'],
];
