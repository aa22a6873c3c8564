import { BrokenBoxError } from '../iso-media/boxes.ts';

const sequenceSet = 33;

/** Reads the fields of ITU-T H.265, clause 7.3.2.2, bit by bit. */
class BitReader {
  private at = 0;
  constructor(private readonly bytes: Buffer) {}
  u(length: number): number {
    let value = 0;
    for (let left = length; left > 0; left -= 1) {
      const byte = this.bytes[this.at >> 3];
      if (byte === undefined) throw new BrokenBoxError('Ends too early');
      value = value * 2 + ((byte >> (7 - (this.at & 7))) & 1);
      this.at += 1;
    }
    return value;
  }
  skip(length: number) {
    this.at += length;
  }
  /** Exp-Golomb. */
  ue(): number {
    let zeros = 0;
    while (this.u(1) === 0) {
      zeros += 1;
      if (zeros > 32) throw new BrokenBoxError('Not a number');
    }
    return 2 ** zeros - 1 + this.u(zeros);
  }
}

/** A 3 after two zeros only keeps them from looking like the start of something. */
const withoutEscapes = (bytes: Buffer) =>
  Buffer.from(bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0)));

const skipProfile = (reader: BitReader, layers: number) => {
  reader.skip(88 + 8);
  const present = Array.from({ length: layers }, () => [reader.u(1), reader.u(1)] as const);
  if (layers > 0) reader.skip(2 * (8 - layers));
  for (const [profile, level] of present) reader.skip(profile * 88 + level * 8);
};

const pixelsOfSet = (unit: Buffer): number => {
  const reader = new BitReader(withoutEscapes(unit.subarray(2, 200)));
  reader.skip(4);
  const layers = reader.u(3);
  reader.skip(1);
  skipProfile(reader, layers);
  reader.ue();
  if (reader.ue() === 3) reader.skip(1);
  return reader.ue() * reader.ue();
};

/** How many pixels a decoder makes for a picture with this configuration (the inside of an hvcC box). */
export function pixelsOfHevc(configuration: Buffer): number {
  let pixels = 0;
  let at = 23;
  const read16 = (from: number) => {
    if (from + 2 > configuration.length) throw new BrokenBoxError('Ends too early');
    return configuration.readUInt16BE(from);
  };
  for (let lists = configuration[22] ?? 0; lists > 0; lists -= 1) {
    const type = (configuration[at] ?? 0) & 0x3f;
    const count = read16(at + 1);
    at += 3;
    for (let unit = 0; unit < count; unit += 1) {
      const length = read16(at);
      const bytes = configuration.subarray(at + 2, at + 2 + length);
      if (type === sequenceSet) pixels = Math.max(pixels, pixelsOfSet(bytes));
      at += 2 + length;
    }
  }
  return pixels;
}
