import { type Box, boxesIn, findBox } from '../../../../platform/iso-media/boxes.ts';

/** What a file states about itself. */
export interface ReelFacts {
  readonly duration_ms: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface Track {
  readonly kind: 'video' | 'audio' | 'other';
  readonly width: number | null;
  readonly height: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Recordings made in a browser have no length, and some files lie. */
export const toDuration = (seconds: number | null): number | null => {
  const ms = Math.round((seconds ?? 0) * 1000);
  return ms > 0 && ms <= dayMs ? ms : null;
};

/** The limit of the database columns. */
export const toSide = (pixels: number | null | undefined): number | null =>
  pixels && pixels >= 1 && pixels <= 16_384 ? Math.round(pixels) : null;

/** A number at an offset of the box; 0 when the box is too short. */
const number = (index: Buffer, { start, end }: Box, offset: number, length: 4 | 8): number => {
  if (start + offset + length > end) return 0;
  return length === 4 ? index.readUInt32BE(start + offset) : Number(index.readBigUInt64BE(start + offset));
};

const isLong = (index: Buffer, { start }: Box) => index[start] === 1;

const durationOf = (index: Buffer, box: Box | undefined): number | null => {
  if (!box) return null;
  const long = isLong(index, box);
  const scale = number(index, box, long ? 20 : 12, 4);
  const length = long ? number(index, box, 24, 8) : number(index, box, 16, 4);
  return scale > 0 ? length / scale : null;
};

/** The rotation matrix, and the size before rotation. */
const sizeOf = (index: Buffer, head: Box | undefined) => {
  if (!head) return { width: null, height: null };
  const shift = isLong(index, head) ? 12 : 0;
  const fixed = (offset: number) => number(index, head, offset + shift, 4) / 65_536;
  const [width, height] = [toSide(fixed(76)), toSide(fixed(80))];
  const isRotated = fixed(40) === 0 && fixed(56) === 0;
  return isRotated ? { width: height, height: width } : { width, height };
};

const kindOf = (index: Buffer, track: Box): Track['kind'] => {
  const media = findBox(index, 'mdia', track.start, track.end);
  const handler = media && findBox(index, 'hdlr', media.start, media.end);
  const name = handler ? index.toString('latin1', handler.start + 8, handler.start + 12) : '';
  return name === 'vide' ? 'video' : name === 'soun' ? 'audio' : 'other';
};

/** Location, owner and notes, which playback does not need. */
const notes = ['udta', 'meta', 'uuid', 'Xtra'];

const blankWithin = (index: Buffer, { at, start, end }: Box) => {
  index.write('free', at + 4, 'latin1');
  index.fill(0, start, end);
};

interface VideoIndex {
  readonly seconds: number | null;
  readonly tracks: readonly Track[];
}

/**
 * Reads the index of a video (its moov box) and removes everything that is neither picture nor sound:
 * metadata, and tracks such as those in which some cameras record the location.
 */
export function readIndex(index: Buffer): VideoIndex {
  const [moov] = boxesIn(index);
  if (!moov) return { seconds: null, tracks: [] };
  const inside = [...boxesIn(index, moov.start, moov.end)];
  const tracks: Track[] = [];
  for (const box of inside) {
    if (notes.includes(box.name)) blankWithin(index, box);
    if (box.name !== 'trak') continue;
    const kind = kindOf(index, box);
    if (kind === 'other') {
      blankWithin(index, box);
      continue;
    }
    const parts = [...boxesIn(index, box.start, box.end)];
    for (const part of parts) if (notes.includes(part.name)) blankWithin(index, part);
    tracks.push({
      kind,
      ...sizeOf(
        index,
        parts.find(({ name }) => name === 'tkhd'),
      ),
    });
  }
  return {
    seconds: durationOf(
      index,
      inside.find(({ name }) => name === 'mvhd'),
    ),
    tracks,
  };
}

export const isNote = ({ name }: Box) => notes.includes(name);
