/** Writes an MP4 whose index comes first, so that it plays before all of it has arrived. */

const u16 = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2);
  return bytes;
};
const u32 = (...values) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};
const box = (name, ...parts) => {
  const content = Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part))));
  return Buffer.concat([u32(content.length + 8), Buffer.from(name, 'latin1'), content]);
};
/** A box with a version and flags. */
const fullBox = (name, flags, ...parts) => box(name, u32(flags), ...parts);

const movieTimescale = 1000;
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** "und" in five bits a letter. */
const undetermined = 0x55c4;

const durationOf = ({ samples }) => samples.reduce((sum, { duration }) => sum + duration, 0);
const inMovieTime = (track) => Math.round((durationOf(track) / track.timescale) * movieTimescale);

const videoEntry = ({ width, height, description }) =>
  box(
    'avc1',
    u32(0, 1, 0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box('avcC', description),
  );

/** The header of Opus as MP4 wants it: the same fields, big-endian and without the magic word. */
const opusHeader = (head) =>
  Buffer.concat([
    Buffer.from([0, head[9]]),
    u16(head.readUInt16LE(10)),
    u32(head.readUInt32LE(12)),
    u16(0),
    Buffer.from([0]),
  ]);

const audioEntry = ({ description }) =>
  box('Opus', u32(0, 1, 0, 0), u16(1, 16, 0, 0), u32(48_000 << 16), box('dOps', opusHeader(description)));

/** Samples of one second each, so that picture and sound lie beside each other. */
function chunksOf({ samples, timescale }) {
  const chunks = [];
  let time = 0;
  for (const sample of samples) {
    const second = Math.floor(time / timescale);
    chunks[second] ??= { second, samples: [] };
    chunks[second].samples.push(sample);
    time += sample.duration;
  }
  return chunks.filter(Boolean);
}

function sampleTable(track, offsets) {
  const { samples } = track;
  const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  const perChunk = track.chunks.map((chunk, at) => u32(at + 1, chunk.samples.length, 1));
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), track.kind === 'video' ? videoEntry(track) : audioEntry(track)),
    fullBox('stts', 0, u32(samples.length), ...samples.map(({ duration }) => u32(1, duration))),
    ...(track.kind === 'video' ? [fullBox('stss', 0, u32(keys.length), u32(...keys))] : []),
    fullBox('stsc', 0, u32(perChunk.length), ...perChunk),
    fullBox('stsz', 0, u32(0, samples.length), u32(...samples.map(({ bytes }) => bytes.length))),
    fullBox('stco', 0, u32(offsets.length), u32(...offsets)),
  );
}

function trackBox(track, id, offsets) {
  const isVideo = track.kind === 'video';
  const head = isVideo ? fullBox('vmhd', 1, u16(0, 0, 0, 0)) : fullBox('smhd', 0, u32(0));
  const size = isVideo ? u32(track.width << 16, track.height << 16) : u32(0, 0);
  return box(
    'trak',
    fullBox(
      'tkhd',
      3,
      u32(0, 0, id, 0, inMovieTime(track), 0, 0),
      u16(0, 0, isVideo ? 0 : 0x100, 0),
      matrix,
      size,
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, u32(0, 0, track.timescale, durationOf(track)), u16(undetermined, 0)),
      fullBox('hdlr', 0, u32(0), isVideo ? 'vide' : 'soun', u32(0, 0, 0), 'Callboard\0'),
      box(
        'minf',
        head,
        box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
        sampleTable(track, offsets),
      ),
    ),
  );
}

const movieBox = (tracks, offsets) =>
  box(
    'moov',
    fullBox(
      'mvhd',
      0,
      u32(0, 0, movieTimescale, Math.max(...tracks.map(inMovieTime)), 0x10000),
      u16(0x100, 0),
      u32(0, 0),
      matrix,
      Buffer.alloc(24),
      u32(tracks.length + 1),
    ),
    ...tracks.map((track, at) => trackBox(track, at + 1, offsets[at])),
  );

/** `tracks`: kind, timescale, samples (bytes, duration, isKey), description, and width and height of a video. */
export function writeMp4(given) {
  const tracks = given.map((track) => ({ ...track, chunks: chunksOf(track) }));
  const brand = tracks.some(({ kind }) => kind === 'video') ? 'isom' : 'M4A ';
  const head = box('ftyp', brand, u32(0x200), 'isomiso2mp41');
  const order = tracks
    .flatMap(({ chunks }, track) => chunks.map((chunk, at) => ({ ...chunk, track, at })))
    .sort((one, other) => one.second - other.second || one.track - other.track);
  const nowhere = tracks.map(({ chunks }) => chunks.map(() => 0));
  let at = head.length + movieBox(tracks, nowhere).length + 8;
  const offsets = tracks.map(() => []);
  for (const chunk of order) {
    offsets[chunk.track][chunk.at] = at;
    at += chunk.samples.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }
  const data = order.flatMap(({ samples }) => samples.map(({ bytes }) => bytes));
  return Buffer.concat([head, movieBox(tracks, offsets), box('mdat', ...data)]);
}
