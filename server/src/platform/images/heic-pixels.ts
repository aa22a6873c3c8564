import { type Box, BrokenBoxError, boxesIn, findBox } from '../iso-media/boxes.ts';
import { pixelsOfHevc } from './hevc-size.ts';

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

/** For each picture in the file, which of the properties are its own. */
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
 * What a decoder would have to make of a HEIC file, by what the file itself says: the largest of its pictures,
 * and all of them together. A picture is mostly a grid of tiles, and each tile counts.
 */
export function pixelsInHeic(bytes: Buffer): { readonly largest: number; readonly all: number } {
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
