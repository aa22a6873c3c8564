/**
 * Multiplication in the dihedral group of the pentagon, which lets Verhoeff's check detect swapped digits.
 */
const times = (a: number, b: number) => {
  const turn = (((a < 5 ? a + b : a - b) % 5) + 5) % 5;
  return a < 5 === b < 5 ? turn : turn + 5;
};

const shuffle = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const shuffled = (digit: number, rounds: number): number =>
  rounds === 0 ? digit : shuffled(shuffle[digit] ?? 0, rounds - 1);

/** Whether the last digit is the check digit of those before it, as on an Aadhaar card. */
export const hasVerhoeffDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => times(sum, shuffled(Number(digit), place % 8)), 0) ===
  0;
