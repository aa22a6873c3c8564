import { sizeTypes } from '@callboard/contract/people/measurements';
import { expect, test } from 'vitest';
import { girthText, heightText, weightText } from './measurement-text.ts';

const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;
const given = (value: number | null, { id }: { id: number }) => ({ value, unit: id });

test.each([
  [heightText(given(165, centimetres)), '165 cm, 5′5″'],
  [heightText(given(5.5, feet)), '168 cm, 5′6″'],
  [heightText(given(181.6, centimetres)), '182 cm, 5′11½″'],
  [heightText(given(182.8, centimetres)), '183 cm, 6′0″'],
  [girthText(given(34, inches)), '86 cm, 34″'],
  [girthText(given(92.5, centimetres)), '93 cm, 36½″'],
  [weightText(given(61, kilograms)), '61 kg, 134 lb'],
  [weightText(given(123, pounds)), '56 kg, 123 lb'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('what is not known is not said', () => {
  expect(heightText({ value: null, unit: null })).toBeUndefined();
  expect(girthText({ value: 34, unit: null })).toBeUndefined();
  expect(weightText({ value: 34, unit: 99 })).toBeUndefined();
});
