import type { ReferenceItem } from './reference-item.ts';

export const actingEducations: readonly ReferenceItem[] = [
  [1, 'National School of Drama'],
  [2, 'FTII'],
  [3, 'SRFTI'],
  [4, 'Drama degree'],
  [5, 'Drama diploma'],
  [6, 'State drama school'],
  [7, 'Private acting school'],
  [8, 'Acting workshop'],
  [9, 'Theatre group training'],
  [10, 'Drama school abroad'],
  [11, 'One-to-one coaching'],
  [12, 'Online course'],
  [13, 'Self-taught'],
];
