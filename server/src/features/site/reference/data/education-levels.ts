import type { ReferenceItem } from './reference-item.ts';

export const educationLevels: readonly ReferenceItem[] = [
  [1, 'PhD'],
  [2, 'Masters'],
  [3, 'Graduation'],
  [4, '12 th pass'],
  [5, '10 th pass'],
  [6, 'Below matriculation'],
  [7, 'Others'],
];
