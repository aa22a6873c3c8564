import type { ReferenceItem } from './reference-item.ts';

export const bodyTypes: readonly ReferenceItem[] = [
  [1, 'Slim'],
  [2, 'Lean'],
  [3, 'Average'],
  [4, 'Athletic'],
  [5, 'Muscular'],
  [6, 'Curvy'],
  [7, 'Broad'],
  [8, 'Plus size'],
  [9, 'Petite'],
];
