import type { ReferenceItem } from './reference-item.ts';

export const hairColors: readonly ReferenceItem[] = [
  [1, 'Black'],
  [2, 'Dark brown'],
  [3, 'Medium brown'],
  [4, 'Light brown'],
  [5, 'Chestnut'],
  [6, 'Auburn'],
  [7, 'Red'],
  [8, 'Strawberry blonde'],
  [9, 'Blonde'],
  [10, 'Salt and pepper'],
  [11, 'Grey'],
  [12, 'White'],
];
