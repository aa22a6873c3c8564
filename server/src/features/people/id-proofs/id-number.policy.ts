import { idProofTypeIds } from '@callboard/contract/people/id-proofs';
import { hasVerhoeffDigit } from './verhoeff.ts';

const { aadhaar, drivingLicence, pan, passport, other } = idProofTypeIds;

const onlyLastFour = 'Enter only the last 4 digits of your Aadhaar';

const forms: Readonly<Record<number, readonly [form: RegExp, words: string]>> = {
  [aadhaar]: [/^\d{4}$/, onlyLastFour],
  [drivingLicence]: [/^[A-Z\d]{8,20}$/, 'Enter 8 to 20 letters and digits'],
  [pan]: [/^[A-Z]{5}\d{4}[A-Z]$/, 'Enter a PAN like ABCDE1234F'],
  [passport]: [/^[A-Z]\d{7}$/, 'Enter a passport number like A1234567'],
  [other]: [/^[A-Z\d./]{4,30}$/, 'Use 4 to 30 letters and digits'],
};

/** As it is kept: people write the same number with spaces, with dashes and in small letters. */
export const tidyNumber = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** A whole Aadhaar number is nothing we may keep, whatever it is said to be. */
const isAadhaarNumber = (type: number, number: string) => {
  // Letters belong to a licence; around an Aadhaar number they are only words.
  const digits = type === drivingLicence ? number : number.replace(/\D/g, '');
  return /^\d{12}$/.test(digits) && hasVerhoeffDigit(digits);
};

/** What is wrong with a number that has been tidied; undefined when nothing is. */
export function faultOfNumber(type: number, number: string): string | undefined {
  const [form, words] = forms[type] ?? [];
  if (!form || !words) return 'Choose a type of proof first';
  if (isAadhaarNumber(type, number)) return onlyLastFour;
  return form.test(number) ? undefined : words;
}

/** What its owner knows it by. A short number shows no more than half of itself. */
export const maskNumber = (type: number, number: string) => {
  const shown = type === aadhaar ? 4 : Math.min(4, Math.floor(number.length / 2));
  return `•••• ${number.slice(-shown)}`;
};
