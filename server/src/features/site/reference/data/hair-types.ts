import type { ReferenceItem } from './reference-item.ts';

export const hairTypes: readonly ReferenceItem[] = [
  [1, 'Straight'],
  [2, 'Wavy'],
  [3, 'Curly'],
  [4, 'Coily'],
  [5, 'Locs'],
  [6, 'Braided'],
  [7, 'Buzz cut'],
  [8, 'Shaved'],
  [9, 'Receding'],
  [10, 'Bald'],
];
