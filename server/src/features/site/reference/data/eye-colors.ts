import type { ReferenceItem } from './reference-item.ts';

export const eyeColors: readonly ReferenceItem[] = [
  [1, 'Black'],
  [2, 'Dark brown'],
  [3, 'Light brown'],
  [4, 'Hazel'],
  [5, 'Amber'],
  [6, 'Green'],
  [7, 'Blue'],
  [8, 'Grey'],
  [9, 'Two different colours'],
];
