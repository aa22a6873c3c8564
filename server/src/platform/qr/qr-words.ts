import { correctionWords } from './reed-solomon.ts';

/** By version, from 1 to 6: all code words, those for correction in a block, blocks. Level M mends 15 in 100. */
const sizes = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
] as const;

const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

const byteMode = 4;
const fillers = [0xec, 0x11];

const dataWords = (bytes: Buffer, room: number): number[] | undefined => {
  const bits = [...bitsOf(byteMode, 4), ...bitsOf(bytes.length, 8)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  if (bits.length > room * 8) return undefined;
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  while (words.length < room) words.push(fillers[(words.length - bits.length / 8) % 2] ?? 0);
  return words;
};

/** Word by word from each block in turn, so that one stain does not take a whole block. */
const inTurns = (blocks: readonly (readonly number[])[]): number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.flatMap((block) => block.slice(at, at + 1)));

export interface QrWords {
  readonly version: number;
  readonly bits: readonly number[];
}

/** The text in the smallest version that holds it; undefined when none of ours does. */
export function toQrWords(text: string): QrWords | undefined {
  const bytes = Buffer.from(text);
  for (const [index, [all, correction, count]] of sizes.entries()) {
    const room = all - correction * count;
    const words = dataWords(bytes, room);
    if (!words) continue;
    const length = room / count;
    const blocks = Array.from({ length: count }, (_, at) => words.slice(at * length, (at + 1) * length));
    const corrections = blocks.map((block) => correctionWords(block, correction));
    const bits = [...inTurns(blocks), ...inTurns(corrections)].flatMap((word) => bitsOf(word, 8));
    return { version: index + 1, bits };
  }
  return undefined;
}
