import { idProofTypeIds } from '@callboard/contract/people/id-proofs';
import { describe, expect, test } from 'vitest';
import { idNumberError, maskNumber, normaliseNumber } from './id-proof.policy.ts';

const { aadhaar, drivingLicence, pan, passport, other } = idProofTypeIds;
const lastFour = 'Enter only the last 4 digits of your Aadhaar';
const errorOf = (type: number, typed: string) => idNumberError(type, normaliseNumber(typed));
/** Invented, with a correct check digit. */
const fullAadhaar = '2345 6789 0124';

describe('a number', () => {
  test.each([
    [aadhaar, '4321', '4321'],
    [aadhaar, ' 43 21 ', '4321'],
    [drivingLicence, 'mh14 2011-0062821', 'MH1420110062821'],
    [pan, 'abcpk 1234 f', 'ABCPK1234F'],
    [passport, 'z–7654321', 'Z7654321'],
    [other, 'yth/0123456', 'YTH/0123456'],
    [other, 'ＡＢ１２', 'AB12'],
  ])('of kind %i typed as "%s" is %s', (type, typed, kept) => {
    expect(errorOf(type, typed)).toBeUndefined();
    expect(normaliseNumber(typed)).toBe(kept);
  });

  test.each([
    [aadhaar, '321', lastFour],
    [aadhaar, '54321', lastFour],
    [aadhaar, fullAadhaar, lastFour],
    [aadhaar, '2345 6789 0129', lastFour],
    [aadhaar, '४३२१', lastFour],
    [drivingLicence, 'MH14201', 'Enter 8 to 20 letters and digits'],
    [drivingLicence, 'M'.repeat(21), 'Enter 8 to 20 letters and digits'],
    [pan, 'ABCP1234F', 'Enter a PAN like ABCDE1234F'],
    [passport, 'AB123456', 'Enter a passport number like A1234567'],
    [other, 'abc', 'Use 4 to 30 letters and digits'],
    [other, '<script>', 'Use 4 to 30 letters and digits'],
    [6, 'ABC12345', 'Choose a type of proof first'],
  ])('of kind %i typed as "%s" is refused', (type, typed, words) => {
    expect(errorOf(type, typed)).toBe(words);
  });

  test.each([aadhaar, drivingLicence, pan, passport, other])(
    'a whole Aadhaar number is refused as kind %i too',
    (type) => {
      expect(errorOf(type, fullAadhaar)).toBe(lastFour);
    },
  );

  test('twelve digits that are no Aadhaar number may be something else', () => {
    expect(errorOf(other, '2345 6789 0129')).toBeUndefined();
    expect(errorOf(other, 'Aadhaar 2345 6789 0124')).toBe(lastFour);
  });
});

test.each([
  [aadhaar, '4321', '•••• 4321'],
  [passport, 'Z7654321', '•••• 4321'],
  [other, 'AB12', '•••• 12'],
  [other, 'AB123', '•••• 23'],
])('kind %i, %s, is shown as %s', (type, number, masked) => {
  expect(maskNumber(type, number)).toBe(masked);
});
