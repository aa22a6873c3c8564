import { box, u16 } from './boxes.ts';

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Blocks of this many pixels, each a slice of its own that holds its samples as they are. */
const block = 32;
const idrSlice = 19;

/** Writes bit by bit, as the standard (ITU-T H.265, clause 7.3) lists the fields. */
class BitWriter {
  private bits = '';
  u(length: number, value: number) {
    this.bits += value.toString(2).padStart(length, '0');
    return this;
  }
  /** Exp-Golomb. */
  ue(...values: number[]) {
    for (const value of values) {
      const code = (value + 1).toString(2);
      this.bits += '0'.repeat(code.length - 1) + code;
    }
    return this;
  }
  /** Ends with a one and zeros, on a whole byte. */
  end(): Buffer {
    const whole = `${this.bits}1`;
    const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, '0');
    return Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  }
}

/** No three bytes within may look like the start of the next unit. */
const escapeStarts = (bytes: Buffer) => {
  const out: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
};

const unit = (type: number, payload: Buffer) =>
  Buffer.concat([Buffer.from([type << 1, 1]), escapeStarts(payload)]);

const mainProfile = (writer: BitWriter) =>
  writer.u(8, 1).u(32, 0x60000000).u(4, 0b1001).u(32, 0).u(12, 0).u(8, 93);

const videoParameters = () => {
  const writer = new BitWriter().u(4, 0).u(2, 0b11).u(6, 0).u(3, 0).u(1, 1).u(16, 0xffff);
  return unit(32, mainProfile(writer).u(1, 1).ue(0, 0, 0).u(6, 0).ue(0).u(2, 0).end());
};

const pictureSize = (width: number, height: number) => {
  const writer = mainProfile(new BitWriter().u(4, 0).u(3, 0).u(1, 1));
  writer.ue(0, 1, width, height).u(1, 0).ue(0, 0, 4).u(1, 1).ue(0, 0, 0);
  // Every block is 32 pixels wide and may hold raw samples of eight bits.
  writer.ue(2, 0, 0, 3, 0, 0).u(3, 0).u(1, 1).u(4, 7).u(4, 7).ue(2, 0).u(1, 1);
  return unit(33, writer.ue(0).u(5, 0).end());
};

const pictureParameters = () => {
  const writer = new BitWriter().ue(0, 0).u(7, 0).ue(0, 0, 0).u(3, 0).ue(0, 0).u(7, 0);
  return unit(34, writer.u(3, 0b101).u(2, 0).ue(0).u(2, 0).end());
};

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const toLuma = ([r, g, b]: Colour) => clamp(0.299 * r + 0.587 * g + 0.114 * b);
const toBlueness = ([r, g, b]: Colour) => clamp(128 - 0.168736 * r - 0.331264 * g + 0.5 * b);
const toRedness = ([r, g, b]: Colour) => clamp(128 + 0.5 * r - 0.418688 * g - 0.081312 * b);

/** In these few bytes the arithmetic decoder reads: one raw block; then: the slice ends here. */
const rawBlockFollows = Buffer.from([0x86, 0x80]);
const sliceEnds = Buffer.from([0xfe, 0x80]);

const samplesOf = (left: number, top: number, paint: (x: number, y: number) => Colour) => {
  const plane = (step: number, toSample: (colour: Colour) => number) => {
    const side = block / step;
    return Buffer.from(
      Array.from({ length: side * side }, (_, index) =>
        toSample(paint(left + (index % side) * step, top + Math.floor(index / side) * step)),
      ),
    );
  };
  return [plane(1, toLuma), plane(2, toBlueness), plane(2, toRedness)];
};

/** A still picture in HEVC, written without compressing anything: what a decoder needs, and no more. */
export function encodeHevc(width: number, height: number, paint: (x: number, y: number) => Colour) {
  if (width % block || height % block) throw new Error('Sides are multiples of 32');
  const columns = width / block;
  const count = columns * (height / block);
  const addressBits = Math.ceil(Math.log2(count));
  const slices = Array.from({ length: count }, (_, index) => {
    const header = new BitWriter()
      .u(1, index === 0 ? 1 : 0)
      .u(1, 0)
      .ue(0);
    if (index > 0) header.u(addressBits, index);
    const left = (index % columns) * block;
    const top = Math.floor(index / columns) * block;
    const slice = unit(
      idrSlice,
      Buffer.concat([header.ue(2, 0).end(), rawBlockFollows, ...samplesOf(left, top, paint), sliceEnds]),
    );
    const length = Buffer.alloc(4);
    length.writeUInt32BE(slice.length);
    return Buffer.concat([length, slice]);
  });
  return { configuration: configurationOf(width, height), data: Buffer.concat(slices) };
}

function configurationOf(width: number, height: number): Buffer {
  const sets = [videoParameters(), pictureSize(width, height), pictureParameters()];
  const start = Buffer.from([1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8]);
  return box(
    'hvcC',
    start,
    Buffer.from([0, 0, 0x0f, sets.length]),
    ...sets.map((set, index) =>
      Buffer.concat([Buffer.from([0x80 | (32 + index)]), u16(1), u16(set.length), set]),
    ),
  );
}
