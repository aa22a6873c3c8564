import type { ReferenceItem } from './reference-item.ts';

export const genders: readonly ReferenceItem[] = [
  [1, 'Female'],
  [2, 'Male'],
  [3, 'Transgender'],
  [4, 'Non-binary'],
];
