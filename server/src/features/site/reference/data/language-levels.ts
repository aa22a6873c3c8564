import type { ReferenceItem } from './reference-item.ts';

export const languageLevels: readonly ReferenceItem[] = [
  [1, 'Basic'],
  [2, 'Conversational'],
  [3, 'Fluent'],
  [4, 'Native'],
];
