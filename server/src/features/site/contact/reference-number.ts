import { randomInt } from 'node:crypto';

/** No 0 and O, no 1, I and L: it is read out over the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

export const makeReferenceNumber = (): string =>
  `CB-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
