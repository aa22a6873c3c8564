import sharp from 'sharp';
import { type Box, BrokenBoxError, boxesIn, findBox } from '../iso-media/boxes.ts';
import { maxPixels, PictureError } from './picture-error.ts';

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

/** A 3 after two zeros is an emulation prevention byte. */
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

/** The decoded size of a picture with this configuration (the content of an hvcC box). */
function pixelsOfHevc(configuration: Buffer): number {
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

const need = (box: Box | undefined): Box => {
  if (!box) throw new BrokenBoxError('Something is missing');
  return box;
};

/** Reads numbers one after the other; going past the end throws. */
const readerOf = (bytes: Buffer, { start, end }: Box) => {
  const inside = bytes.subarray(start, end);
  let at = 0;
  const next = (length: 1 | 2 | 4) => {
    if (at + length > inside.length) throw new BrokenBoxError('Ends too early');
    at += length;
    return inside.readUIntBE(at - length, length);
  };
  return { next, flags: () => next(4) };
};

const pixelsOfProperty = (bytes: Buffer, box: Box): number => {
  if (box.name === 'hvcC') return pixelsOfHevc(bytes.subarray(box.start, box.end));
  if (box.name !== 'ispe') return 0;
  const { next, flags } = readerOf(bytes, box);
  flags();
  return next(4) * next(4);
};

/** The properties of each picture in the file. */
const propertiesOfItems = (bytes: Buffer, box: Box): number[][] => {
  const { next, flags } = readerOf(bytes, box);
  const head = flags();
  const isLongId = head >>> 24 >= 1;
  const isLongIndex = (head & 1) === 1;
  return Array.from({ length: Math.min(next(4), 100_000) }, () => {
    next(isLongId ? 4 : 2);
    return Array.from({ length: next(1) }, () => (isLongIndex ? next(2) & 0x7fff : next(1) & 0x7f));
  });
};

/**
 * The decoded size of a HEIC file by its headers: the largest picture, and all of them together. Tiles of a
 * grid count separately.
 */
function pixelsInHeic(bytes: Buffer): { readonly largest: number; readonly all: number } {
  const meta = need(findBox(bytes, 'meta'));
  const iprp = need(findBox(bytes, 'iprp', meta.start + 4, meta.end));
  const ipco = need(findBox(bytes, 'ipco', iprp.start, iprp.end));
  const ipma = need(findBox(bytes, 'ipma', iprp.start, iprp.end));
  const properties = [...boxesIn(bytes, ipco.start, ipco.end)].map((box) => pixelsOfProperty(bytes, box));
  const largestOf = (pixels: readonly number[]) => pixels.reduce((most, one) => Math.max(most, one), 0);
  const items = propertiesOfItems(bytes, ipma).map((own) =>
    largestOf(own.map((index) => properties[index - 1] ?? 0)),
  );
  return { largest: largestOf(properties), all: items.reduce((sum, pixels) => sum + pixels, 0) };
}

export interface PictureHeader {
  /** With EXIF orientation applied. */
  readonly width: number;
  readonly height: number;
  readonly isHeic: boolean;
}

const unreadable = (error: unknown) => {
  throw new PictureError('unreadable', { cause: error });
};

/** A limit no camera exceeds: a grid, its tiles, a thumbnail, depth and gain maps. */
const heicLayers = 3;

const rejectLargeHeic = (bytes: Buffer) => {
  try {
    const { largest, all } = pixelsInHeic(bytes);
    if (largest <= maxPixels && all <= maxPixels * heicLayers) return;
  } catch (error) {
    unreadable(error);
  }
  throw new PictureError('tooManyPixels');
};

/** Reads a picture's header without decoding it. Throws a PictureError for unsupported files. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  const { width, height } = found.autoOrient;
  if (!width || !height) throw new PictureError('unreadable');
  if (width * height > maxPixels) throw new PictureError('tooManyPixels');
  const isHeic = found.format === 'heif';
  if (isHeic) rejectLargeHeic(bytes);
  else if ((found.pages ?? 1) > 1) throw new PictureError('moves');
  return { width, height, isHeic };
}
