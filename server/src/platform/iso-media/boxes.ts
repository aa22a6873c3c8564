/** A box of the ISO base media format, used by phones for pictures and videos. */
export interface Box {
  readonly name: string;
  /** The offset of its length. */
  readonly at: number;
  /** The offsets of its content and its end. */
  readonly start: number;
  readonly end: number;
}

export class BrokenBoxError extends Error {
  override readonly name = 'BrokenBoxError';
}

/** The longest box header. */
export const longestHead = 16;

/** Parses the box header at the start of these bytes; `at` is their offset in the file. */
export const readHead = (head: Buffer, at: number, limit: number): Box => {
  if (head.length < 8) throw new BrokenBoxError('A box without a head');
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < longestHead) throw new BrokenBoxError('A box without a length');
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short || limit - at;
  const start = at + (isLong ? longestHead : 8);
  const end = at + length;
  if (end < start || end > limit) throw new BrokenBoxError('A box longer than what holds it');
  return { name: head.toString('latin1', 4, 8), at, start, end };
};

export function* boxesIn(bytes: Buffer, start = 0, end = bytes.length): Generator<Box> {
  for (let at = start; at < end; ) {
    const box = readHead(bytes.subarray(at, Math.min(at + longestHead, end)), at, end);
    yield box;
    at = box.end;
  }
}

export const findBox = (bytes: Buffer, name: string, start?: number, end?: number): Box | undefined => {
  for (const box of boxesIn(bytes, start, end)) if (box.name === name) return box;
  return undefined;
};
