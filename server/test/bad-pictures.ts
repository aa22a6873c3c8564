import sharp from 'sharp';
import { box, u32 } from './boxes.ts';
import { makeHeic, makeTiledHeic } from './heic.ts';
import { aPicture, archiveEnd, bomb, drawing, page } from './pictures.ts';

export interface BadFile {
  readonly what: string;
  readonly kind: 'photo' | 'video' | 'audio';
  /** What its sender says it is. */
  readonly type: string;
  readonly bytes: Buffer;
  /** Part of what its sender is told. */
  readonly message: string;
}

const wrongKind = 'isn’t the type of picture';
const tooLarge = 'more than 40 megapixels';
const unreadable = 'can’t be opened';

const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) & 0xff));
const grey = (x: number, y: number) => [(x * 3) & 255, (y * 5) & 255, 90] as const;

/** Real pictures with something to lose in every part of them. */
const goodOnes = async () => {
  const picture = sharp(noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
  return {
    'image/jpeg': await picture.clone().jpeg().toBuffer(),
    'image/png': await picture.clone().png().toBuffer(),
    'image/webp': await picture.clone().webp().toBuffer(),
    'image/heic': makeHeic(128, 96, grey),
  } as const;
};
type Good = Awaited<ReturnType<typeof goodOnes>>;

const photo = (what: string, type: string, bytes: Buffer, message: string): BadFile => ({
  what,
  kind: 'photo',
  type,
  bytes,
  message,
});

const strangers = async (): Promise<Record<string, Buffer>> => ({
  text: Buffer.from('Dear casting director, please find attached'),
  'text in UTF-16': Buffer.from('\ufeffDear casting director', 'utf16le'),
  drawing,
  page,
  document: Buffer.from('%PDF-1.7\n1 0 obj'),
  archive: archiveEnd,
  program: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  script: Buffer.from('#!/bin/sh\nrm -rf /'),
  gif: await aPicture(20, 20).gif().toBuffer(),
  tiff: await aPicture(20, 20).tiff().toBuffer(),
  avif: await aPicture(64, 64).avif().toBuffer(),
  bitmap: Buffer.concat([Buffer.from('BM'), u32(58), Buffer.alloc(60)]),
  film: box('ftyp', Buffer.from('isom\0\0\0\0isom')),
  zeros: Buffer.alloc(5000),
  noise: noise(5000),
});

const wrongTypes = async (good: Good) => {
  const files: BadFile[] = [];
  for (const type of Object.keys(good)) {
    for (const [what, bytes] of Object.entries(await strangers())) {
      files.push(photo(`${what} as ${type}`, type, bytes, wrongKind));
    }
    for (const [other, bytes] of Object.entries(good)) {
      if (other !== type) files.push(photo(`${other} as ${type}`, type, bytes, wrongKind));
    }
    files.push(photo(`nothing as ${type}`, type, Buffer.alloc(0), 'It’s empty'));
  }
  return files;
};

const polyglots = async (good: Good) => {
  const faces = {
    page,
    archive: archiveEnd,
    document: Buffer.from('%PDF-1.4'),
    program: Buffer.from('<?php eval(1)'),
  };
  const files = Object.entries(good).flatMap(([type, bytes]) =>
    Object.entries(faces).map(([what, face]) =>
      photo(`${type} that is also a ${what}`, type, Buffer.concat([bytes, face]), wrongKind),
    ),
  );
  const withNote = aPicture().withExif({ IFD0: { ImageDescription: page.toString() } });
  return [...files, photo('a page in the notes', 'image/jpeg', await withNote.jpeg().toBuffer(), wrongKind)];
};

const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));

const torn = (good: Good) =>
  Object.entries(good).flatMap(([type, bytes]) =>
    [0.02, 0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
      photo(`${part * 100}% of ${type}`, type, cut(bytes, part), unreadable),
    ),
  );

/** Writes over what a header says. */
const patch = (bytes: Buffer, find: Buffer, offset: number, ...values: readonly number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, copy.indexOf(find) + offset);
  return copy;
};

const bombs = async (good: Good) => {
  const jpegHead = Buffer.from([0xff, 0xc0]);
  const extended = await sharp(good['image/webp']).ensureAlpha(0.5).webp().toBuffer();
  const sizes = [
    [20_000, 20_000],
    [65_535, 65_535],
    [8000, 5001],
    [1_000_000, 41],
    [41, 1_000_000],
    [6403, 6404],
  ] as const;
  const large = { width: 20_000, height: 20_000 };
  return [
    ...sizes.map(([x, y]) => photo(`a bomb of ${x} by ${y}`, 'image/png', bomb(x, y), tooLarge)),
    photo('41 megapixels', 'image/png', await aPicture(6500, 6308).png().toBuffer(), tooLarge),
    photo(
      '41 megapixels',
      'image/jpeg',
      await aPicture(6500, 6308).jpeg({ quality: 1 }).toBuffer(),
      tooLarge,
    ),
    photo(
      'a JPEG bomb',
      'image/jpeg',
      patch(good['image/jpeg'], jpegHead, 5, 0xea, 0x60, 0xea, 0x60),
      tooLarge,
    ),
    photo(
      'a WebP bomb',
      'image/webp',
      patch(extended, Buffer.from('VP8X'), 12, 0xff, 0x3f, 0, 0xff, 0x3f, 0),
      unreadable,
    ),
    photo('a HEIC that claims to be huge', 'image/heic', makeHeic(64, 64, grey, { claims: large }), tooLarge),
    photo(
      'a grid that claims to be huge',
      'image/heic',
      makeTiledHeic(32, 2, 2, grey, { claims: large }),
      tooLarge,
    ),
  ];
};

/** The decoder would make far more of it than the file says it is. */
const hiddenHeicBombs = () => {
  const small = { width: 64, height: 64 };
  const honest = makeHeic(64, 64, grey);
  const configuration = honest.indexOf('hvcC');
  const tiles = makeTiledHeic(32, 12, 12, grey, { claims: small });
  // Every tile borrows the size of the first, which is now that of a picture of 36 megapixels.
  const size = tiles.indexOf('ispe');
  const swollen = Buffer.from(tiles);
  swollen.writeUInt32BE(6000, size + 8);
  swollen.writeUInt32BE(6000, size + 12);
  return [
    photo('a grid of huge tiles', 'image/heic', swollen, tooLarge),
    photo(
      'a HEIC whose description is torn',
      'image/heic',
      patch(honest, Buffer.from('hvcC'), -2, 0xff),
      unreadable,
    ),
    photo(
      'a HEIC with a length of its own',
      'image/heic',
      patch(honest, Buffer.from('ipco'), -4, 0x7f),
      unreadable,
    ),
    photo(
      'a HEIC with a broken description',
      'image/heic',
      Buffer.concat([
        honest.subarray(0, configuration + 30),
        Buffer.alloc(honest.length - configuration - 30),
      ]),
      unreadable,
    ),
  ];
};

const moving = async () => {
  const frames = async (count: number, side: number) =>
    sharp(noise(side * side * count * 3), {
      raw: { width: side, height: side * count, channels: 3, pageHeight: side },
    })
      .webp({ quality: 10 })
      .toBuffer();
  const inWords = 'Animated pictures';
  return [
    photo('two frames', 'image/webp', await frames(2, 50), inWords),
    photo('three hundred frames', 'image/webp', await frames(300, 16), inWords),
    photo('frames of some size', 'image/webp', await frames(10, 400), inWords),
  ];
};

const corrupt = ({ 'image/png': png }: Good) =>
  [0.05, 0.2, 0.5, 0.8].map((part) => {
    const at = Math.floor(png.length * part);
    const bytes = Buffer.concat([png.subarray(0, at), Buffer.alloc(200), png.subarray(at + 200)]);
    return photo(`a PNG broken at ${part * 100}%`, 'image/png', bytes, unreadable);
  });

export async function makeBadPictures(): Promise<BadFile[]> {
  const good = await goodOnes();
  return [
    ...(await wrongTypes(good)),
    ...(await polyglots(good)),
    ...torn(good),
    ...(await bombs(good)),
    ...hiddenHeicBombs(),
    ...(await moving()),
    ...corrupt(good),
  ];
}
