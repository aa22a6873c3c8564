import type { ReferenceItem } from './reference-item.ts';

export const idProofTypes: readonly ReferenceItem[] = [
  [1, 'Aadhaar Card'],
  [2, 'Driving License'],
  [3, 'Pan Card'],
  [4, 'Passport'],
  [5, 'Other'],
];
