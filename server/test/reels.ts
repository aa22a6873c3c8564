import { box, fullBox, u16, u32 } from './boxes.ts';

const text = (value: string) => Buffer.from(value, 'latin1');

const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const onItsSide = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
const matrix = (numbers: readonly number[]) => Buffer.concat(numbers.map((one) => u32(one >>> 0)));

interface TrackOptions {
  readonly handler: string;
  readonly width?: number;
  readonly height?: number;
  readonly turned?: boolean;
}

const track = ({ handler, width = 0, height = 0, turned = false }: TrackOptions) =>
  box(
    'trak',
    fullBox(
      'tkhd',
      0,
      Buffer.alloc(36),
      matrix(turned ? onItsSide : upright),
      u32(width * 65_536),
      u32(height * 65_536),
    ),
    box('mdia', fullBox('hdlr', 0, u32(0), text(handler), Buffer.alloc(13))),
    box('udta', text('noted by the camera of this track')),
  );

export interface VideoOptions {
  readonly brand?: string;
  readonly seconds?: number;
  readonly tracks?: readonly TrackOptions[];
  /** How much of nothing it plays. */
  readonly bytes?: number;
}

/** Where the camera was, as phones write it. */
export const place = '+19.0760+072.8777/';

/** A film with everything a player reads first, and nothing to see. */
export const makeVideo = ({
  brand = 'isom',
  seconds = 12.5,
  tracks = [{ handler: 'vide', width: 640, height: 360 }, { handler: 'soun' }],
  bytes = 2000,
}: VideoOptions = {}): Buffer =>
  Buffer.concat([
    box('ftyp', text(`${brand}\0\0\x02\0${brand}`)),
    box(
      'moov',
      fullBox('mvhd', 0, Buffer.alloc(8), u32(1000), u32(Math.round(seconds * 1000)), Buffer.alloc(80)),
      ...tracks.map(track),
      box('udta', box('\u00a9xyz', u16(place.length), u16(0x15c7), text(place))),
    ),
    box('mdat', Buffer.alloc(bytes, 7)),
    box('uuid', text('be7acfcb97a942e8'), text(`<x:xmpmeta>${place}</x:xmpmeta>`)),
  ]);

/** The same without a picture: what a phone's recorder writes. */
export const makeM4a = () => makeVideo({ brand: 'M4A ', tracks: [{ handler: 'soun' }] });

const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(inside.length));
  length[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), length, inside]);
};

const trackEntry = (kind: 'video' | 'audio') =>
  element(
    'ae',
    element('d7', Buffer.from([kind === 'video' ? 1 : 2])),
    element('83', Buffer.from([kind === 'video' ? 1 : 2])),
    element('86', text(kind === 'video' ? 'V_VP9' : 'A_OPUS')),
    kind === 'video'
      ? element('e0', element('b0', u16(320)), element('ba', u16(568)))
      : element(
          'e1',
          element('b5', Buffer.from('473b800000000000'.slice(0, 8), 'hex')),
          element('9f', Buffer.from([1])),
        ),
  );

/** What browsers record, with how long it is. */
export const makeWebm = (kinds: readonly ('video' | 'audio')[], docType = 'webm'): Buffer => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(4200);
  return Buffer.concat([
    element('1a45dfa3', element('4282', text(docType))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')), element('4489', duration)),
      element('1654ae6b', ...kinds.map(trackEntry)),
      element('1f43b675', Buffer.alloc(300)),
    ),
  ]);
};

/** So many frames of silence, 26 ms each. */
export const makeMp3 = (frames = 100): Buffer => {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
};

const littleEndian = (...numbers: readonly number[]) => Buffer.from(new Uint32Array(numbers).buffer);

export const makeWav = (seconds = 2): Buffer => {
  const samples = Buffer.alloc(8000 * seconds, 128);
  const format = Buffer.concat([text('fmt '), littleEndian(16, 0x00010001, 8000, 8000, 0x00080001)]);
  return Buffer.concat([
    text('RIFF'),
    littleEndian(4 + format.length + 8 + samples.length),
    text('WAVE'),
    format,
    text('data'),
    littleEndian(samples.length),
    samples,
  ]);
};

const oggPage = (flags: number, granule: number, sequence: number, content: Buffer) =>
  Buffer.concat([
    text('OggS'),
    Buffer.from([0, flags]),
    littleEndian(granule, 0, 99, sequence, 0),
    Buffer.from([1, content.length]),
    content,
  ]);

/** Three seconds of Opus: a head, its notes, and a last page that says how far it went. */
export const makeOgg = (): Buffer =>
  Buffer.concat([
    oggPage(
      2,
      0,
      0,
      Buffer.concat([text('OpusHead'), Buffer.from([1, 1]), u16(0), littleEndian(48_000), Buffer.alloc(3)]),
    ),
    oggPage(0, 0, 1, Buffer.concat([text('OpusTags'), littleEndian(4), text('none'), littleEndian(0)])),
    oggPage(4, 144_000, 2, Buffer.alloc(40)),
  ]);
