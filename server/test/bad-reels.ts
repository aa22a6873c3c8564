import type { BadFile } from './bad-pictures.ts';
import { box, u32 } from './boxes.ts';
import { archiveEnd, page } from './pictures.ts';
import { makeM4a, makeMp3, makeOgg, makeVideo, makeWav, makeWebm } from './reels.ts';

const wrongKind = 'isn’t the type of file';
const damaged = 'damaged';

const good = () => ({
  'video/mp4': makeVideo(),
  'video/quicktime': makeVideo({ brand: 'qt  ' }),
  'video/webm': makeWebm(['video', 'audio']),
  'audio/mp4': makeM4a(),
  'audio/mpeg': makeMp3(),
  'audio/ogg': makeOgg(),
  'audio/wav': makeWav(),
  'audio/webm': makeWebm(['audio']),
});

const reel = (what: string, type: string, bytes: Buffer, message: string): BadFile => ({
  what,
  kind: type.startsWith('video/') ? 'video' : 'audio',
  type,
  bytes,
  message,
});

const strangers = (): BadFile[] =>
  Object.keys(good()).flatMap((type) => [
    reel(`words as ${type}`, type, Buffer.from('Dear casting director, this is my reel'), wrongKind),
    reel(`zeros as ${type}`, type, Buffer.alloc(4000), wrongKind),
    reel(`a page as ${type}`, type, page, wrongKind),
  ]);

const swapped = (): BadFile[] => {
  const files = good();
  return [
    reel('an MP3 as a film', 'video/mp4', files['audio/mpeg'], wrongKind),
    reel('a WAV as an MP3', 'audio/mpeg', files['audio/wav'], wrongKind),
    reel('an OGG as a WAV', 'audio/wav', files['audio/ogg'], wrongKind),
    reel('a WebM as an MP4', 'video/mp4', files['video/webm'], wrongKind),
    reel('an MP4 as a WebM', 'video/webm', files['video/mp4'], wrongKind),
    reel('a recording as a film', 'video/mp4', files['audio/mp4'], 'no video'),
    reel('a WebM recording as a film', 'video/webm', files['audio/webm'], 'no video'),
    reel('a film as a recording', 'audio/mp4', files['video/mp4'], 'This is a video'),
    reel('a WebM film as a recording', 'audio/webm', files['video/webm'], 'This is a video'),
  ];
};

const polyglots = (): BadFile[] =>
  Object.entries(good()).flatMap(([type, bytes]) => [
    reel(`${type} that is an archive`, type, Buffer.concat([bytes, archiveEnd]), wrongKind),
    reel(`${type} that is a page`, type, Buffer.concat([bytes, page]), wrongKind),
  ]);

const films = (): BadFile[] => {
  const film = makeVideo();
  const head = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
  const tiny = Buffer.alloc(60_000 * 8, Buffer.concat([u32(8), Buffer.from('free')]));
  const longIndex = Buffer.concat([u32(0x7fffffff), Buffer.from('moov'), Buffer.alloc(100)]);
  return [
    ...[0.05, 0.2, 0.4, 0.6, 0.95].map((part) =>
      reel(
        `${part * 100}% of a film`,
        'video/mp4',
        film.subarray(0, Math.floor(film.length * part)),
        damaged,
      ),
    ),
    reel('a name and nothing else', 'video/mp4', head, damaged),
    reel('tens of thousands of boxes', 'video/mp4', Buffer.concat([head, tiny]), damaged),
    reel('an index longer than the file', 'video/mp4', Buffer.concat([head, longIndex]), damaged),
    reel(
      'an index of 33 MB',
      'video/mp4',
      Buffer.concat([head, box('moov', Buffer.alloc(33 * 1024 * 1024)), box('mdat')]),
      damaged,
    ),
    reel('a film without tracks', 'video/mp4', makeVideo({ tracks: [] }), 'no video'),
    reel('a film of titles', 'video/mp4', makeVideo({ tracks: [{ handler: 'text' }] }), 'no video'),
    reel('a Matroska film', 'video/webm', makeWebm(['video'], 'matroska'), damaged),
    reel('a WebM without tracks', 'video/webm', makeWebm([]), 'no video'),
    reel('a WebM that breaks off', 'video/webm', makeWebm(['video']).subarray(0, 20), damaged),
    reel(
      'an element of terabytes',
      'video/webm',
      Buffer.from('1a45dfa301000fffffffffff4282', 'hex'),
      damaged,
    ),
  ];
};

const sounds = (): BadFile[] => {
  const tag = (length: readonly number[]) => Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...length]);
  return [
    reel(
      'a tag and no sound',
      'audio/mpeg',
      Buffer.concat([tag([0, 0, 0, 0]), Buffer.alloc(9000, 'la ')]),
      damaged,
    ),
    reel(
      'a tag of 256 MB',
      'audio/mpeg',
      Buffer.concat([tag([127, 127, 127, 127]), Buffer.alloc(9000)]),
      damaged,
    ),
    reel(
      'a tag of zeros',
      'audio/mpeg',
      Buffer.concat([tag([0, 0, 1, 0]), Buffer.alloc(3_000_000)]),
      damaged,
    ),
    reel('one broken frame', 'audio/mpeg', makeMp3(1).subarray(0, 12), damaged),
    reel('a WAV without sound', 'audio/wav', makeWav(0), 'no sound'),
    reel('a WAV that breaks off', 'audio/wav', makeWav().subarray(0, 30), 'no sound'),
    reel(
      'a WAV of lengths that lie',
      'audio/wav',
      Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4, 255), Buffer.from('WAVE'), Buffer.alloc(64, 255)]),
      'no sound',
    ),
    reel(
      'an OGG of noise',
      'audio/ogg',
      Buffer.concat([Buffer.from('OggS'), Buffer.alloc(2000, 200)]),
      damaged,
    ),
    reel('an OGG that breaks off', 'audio/ogg', makeOgg().subarray(0, 40), damaged),
  ];
};

export const makeBadReels = (): BadFile[] => [
  ...strangers(),
  ...swapped(),
  ...polyglots(),
  ...films(),
  ...sounds(),
];
