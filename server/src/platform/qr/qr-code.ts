import { toQrWords } from './qr-words.ts';

/** Dark where true, by row and column, without the quiet margin of four around it. */
export type QrCode = readonly (readonly boolean[])[];

type Put = (row: number, column: number, dark: boolean) => void;

const putSquare = (put: Put, centre: { row: number; column: number }, reach: number, light: number[]) => {
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const ring = Math.max(Math.abs(row), Math.abs(column));
      put(centre.row + row, centre.column + column, !light.includes(ring));
    }
  }
};

const putPatterns = (put: Put, size: number) => {
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const far = size - 4;
  for (const centre of [
    { row: 3, column: 3 },
    { row: 3, column: far },
    { row: far, column: 3 },
  ]) {
    putSquare(put, centre, 4, [2, 4]);
  }
  // The smallest code has no fourth square.
  if (size > 21) putSquare(put, { row: size - 7, column: size - 7 }, 2, [1]);
};

/**
 * A reader takes any of the eight masks; this is the third. Addresses are as good as random, so there is no pattern in them that
 * another mask would have to break up.
 */
const isMasked = (column: number) => column % 3 === 0;
/** Level M and that mask, with their own correction, as the standard lists them. */
const format = 0b101_1110_0111_1100;

const putFormat = (put: Put, size: number) => {
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  put(size - 8, 8, true);
};

/** Two columns at a time, up and down by turns, from the right, past the vertical timing line. */
function* dataPath(size: number) {
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - pair * 2 - (pair * 2 >= size - 7 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      yield { row, column: right };
      yield { row, column: right - 1 };
    }
  }
}

/** Undefined when the text is too long for a code that a phone reads at a glance. */
export function toQrCode(text: string): QrCode | undefined {
  const words = toQrWords(text);
  if (!words) return undefined;
  const size = 17 + 4 * words.version;
  const code = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const taken = new Set<string>();
  const put: Put = (row, column, dark) => {
    const line = code[row];
    if (!line || column < 0 || column >= size) return;
    line[column] = dark;
    taken.add(`${row} ${column}`);
  };
  putPatterns(put, size);
  putFormat(put, size);
  const bits = words.bits.values();
  for (const { row, column } of dataPath(size)) {
    if (taken.has(`${row} ${column}`)) continue;
    const dark = bits.next().value === 1;
    put(row, column, dark !== isMasked(column));
  }
  return code;
}
