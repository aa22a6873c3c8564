import { sizeTypes } from '@callboard/contract/people/measurements';
import { expect, test } from 'vitest';
import { girthInWords, heightInWords, weightInWords } from './measurement-text.ts';

const { centimetres, inches, feet, kilograms, pounds } = sizeTypes;
const given = (value: number | null, { id }: { id: number }) => ({ value, unit: id });

test.each([
  [heightInWords(given(165, centimetres)), '165 cm, 5′5″'],
  [heightInWords(given(5.5, feet)), '168 cm, 5′6″'],
  [heightInWords(given(181.6, centimetres)), '182 cm, 5′11½″'],
  [heightInWords(given(182.8, centimetres)), '183 cm, 6′0″'],
  [girthInWords(given(34, inches)), '86 cm, 34″'],
  [girthInWords(given(92.5, centimetres)), '93 cm, 36½″'],
  [weightInWords(given(61, kilograms)), '61 kg, 134 lb'],
  [weightInWords(given(123, pounds)), '56 kg, 123 lb'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('what is not known is not said', () => {
  expect(heightInWords({ value: null, unit: null })).toBeUndefined();
  expect(girthInWords({ value: 34, unit: null })).toBeUndefined();
  expect(weightInWords({ value: 34, unit: 99 })).toBeUndefined();
});
