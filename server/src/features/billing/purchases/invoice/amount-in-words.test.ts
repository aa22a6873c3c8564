import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees zero only'],
  [932_200, 'Rupees nine thousand three hundred twenty-two only'],
  [3_835_000, 'Rupees thirty-eight thousand three hundred fifty only'],
  [93_220, 'Rupees nine hundred thirty-two and twenty paise only'],
  [10_000_001, 'Rupees one lakh and one paise only'],
  [123_456_789_00, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only'],
  [1_250_000_00, 'Rupees twelve lakh fifty thousand only'],
])('%i paise: %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

const values: Readonly<Record<string, number>> = {
  crore: 10_000_000,
  lakh: 100_000,
  thousand: 1000,
  hundred: 100,
};

/** Parses the words independently of how they were written. */
const readBack = (words: string): number => {
  let sum = 0;
  let open = 0;
  for (const word of words.split(/[ -]/)) {
    const scale = values[word];
    if (scale === undefined) open += valueIn(word);
    else {
      sum += open * scale;
      open = 0;
    }
  }
  return sum + open;
};
const valueIn = (word: string) =>
  Array.from({ length: 91 }, (_, n) => n).find((n) => numberInWords(n) === word) ?? NaN;

test('amounts below a hundred crore can be parsed back', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), (number) => {
      expect(readBack(numberInWords(number))).toBe(number);
    }),
  );
});
