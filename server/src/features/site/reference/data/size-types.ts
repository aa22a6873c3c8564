export const sizeTypes: readonly (readonly [
  id: number,
  code: string,
  name: string,
  kind: 'length' | 'weight',
])[] = [
  [1, 'cm', 'Centimetres', 'length'],
  [2, 'in', 'Inches', 'length'],
  [3, 'ft', 'Feet and inches', 'length'],
  [4, 'kg', 'Kilograms', 'weight'],
  [5, 'lb', 'Pounds', 'weight'],
];
