/** What a film or a recording is kept in, by its first bytes. */
export type Container = 'boxes' | 'webm' | 'mp3' | 'ogg' | 'wav';

const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Layer III of MPEG audio begins with eleven ones; what follows leaves out the values nobody may use. */
const isMpegFrame = (bytes: Buffer) => {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayerThree = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayerThree && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
};

export function containerOf(bytes: Buffer): Container | undefined {
  if (firstBoxes.includes(bytes.toString('latin1', 4, 8))) return 'boxes';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  const start = bytes.toString('latin1', 0, 4);
  if (start === 'OggS') return 'ogg';
  if (start === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE') return 'wav';
  if (start.startsWith('ID3') || isMpegFrame(bytes)) return 'mp3';
  return undefined;
}

/** What each type we take is kept in. */
export const containers: Readonly<Record<string, Container>> = {
  'video/mp4': 'boxes',
  'video/quicktime': 'boxes',
  'video/webm': 'webm',
  'audio/mp4': 'boxes',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};
