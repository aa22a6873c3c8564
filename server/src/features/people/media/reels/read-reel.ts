import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { workersDirectory } from '../../../../locations.ts';
import { type Box, BrokenBoxError, longestHead, readHead } from '../../../../platform/iso-media/boxes.ts';
import { runInThread } from '../../../../platform/run-in-thread.ts';
import { mediaErrors, RejectedFileError } from '../media-errors.ts';
import { isDisguised } from '../picture-bytes.ts';
import { isNote, type ReelFacts, readIndex, type Track, toDuration, toSide } from './video-index.ts';

/** A fragmented video has about two boxes a second. */
const maxBoxes = 50_000;
/** The index of a 500 MB video is a few megabytes. */
const maxIndexBytes = 32 * 1024 * 1024;

/** The boxes of a file in order. Throws for a truncated file. */
async function readTopBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, at);
    const box = readHead(buffer.subarray(0, bytesRead), at, size);
    boxes.push(box);
    if (boxes.length > maxBoxes) throw new BrokenBoxError('Too many boxes');
    at = box.end;
  }
  return boxes;
}

async function readWhole(file: FileHandle, { at, end }: Box): Promise<Buffer> {
  if (end - at > maxIndexBytes) throw new BrokenBoxError('An index that is too long');
  const bytes = Buffer.alloc(end - at);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
  if (bytesRead !== bytes.length) throw new BrokenBoxError('Ends too early');
  return bytes;
}

const zeros = Buffer.alloc(1024 * 1024);

/** Leaves padding of the same length, so all offsets stay valid. */
async function blank(file: FileHandle, { at, start, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
  for (let from = start; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from);
  }
}

/** The container of a video or a recording, by its first bytes. */
type Container = 'boxes' | 'webm' | 'mp3' | 'ogg' | 'wav';

const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Layer III of MPEG audio begins with eleven ones; the pattern excludes reserved values. */
const isMpegFrame = (bytes: Buffer) => {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayerThree = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayerThree && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
};

function containerOf(bytes: Buffer): Container | undefined {
  if (firstBoxes.includes(bytes.toString('latin1', 4, 8))) return 'boxes';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  const start = bytes.toString('latin1', 0, 4);
  if (start === 'OggS') return 'ogg';
  if (start === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE') return 'wav';
  if (start.startsWith('ID3') || isMpegFrame(bytes)) return 'mp3';
  return undefined;
}

/** The container of each accepted type. */
const containers: Readonly<Record<string, Container>> = {
  'video/mp4': 'boxes',
  'video/quicktime': 'boxes',
  'video/webm': 'webm',
  'audio/mp4': 'boxes',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

const reader = join(workersDirectory, 'read-recording.mjs');
/** The longest real one takes half a second. */
const readingSeconds = 3;
/** A WebM file describes its tracks at the beginning. */
const webmHeaderBytes = 8 * 1024 * 1024;

const Answer = z.object({
  container: z.string(),
  codec: z.string(),
  seconds: z.number().nullable(),
  sampleRate: z.number().nullable(),
  tracks: z.array(
    z.object({
      kind: z.enum(['video', 'audio', 'other']),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
});
type Answer = z.infer<typeof Answer>;

const names: Readonly<Record<Exclude<Container, 'boxes'>, RegExp>> = {
  webm: /^EBML\/webm$/,
  mp3: /^MPEG$/,
  ogg: /^Ogg/,
  wav: /^WAVE$/,
};

/** Only WebM lists its tracks. The others have one, with a rate and a length when it is real. */
const withTracks = (answer: Answer): Answer => {
  const hasSound = (answer.sampleRate ?? 0) > 0 && answer.codec !== '' && (answer.seconds ?? 0) > 0;
  if (answer.tracks.length > 0 || !hasSound) return answer;
  return { ...answer, tracks: [{ kind: 'audio', width: null, height: null }] };
};

const readStart = async (file: FileHandle, length: number) => {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, 0);
  return bytes;
};

/** Reads MP3, OGG, WAV and WebM in a thread, because some must be read frame by frame. */
async function readRecording(
  file: FileHandle,
  size: number,
  container: Exclude<Container, 'boxes'>,
  mimeType: string,
) {
  const bytes = await readStart(file, container === 'webm' ? Math.min(size, webmHeaderBytes) : size);
  const answer = await runInThread(reader, bytes, { mimeType, size }, { seconds: readingSeconds }).catch(
    (error) => {
      throw new RejectedFileError(mediaErrors.unreadableReel, { cause: error });
    },
  );
  const facts = Answer.parse(answer);
  if (!names[container].test(facts.container)) throw new RejectedFileError(mediaErrors.unreadableReel);
  return withTracks(facts);
}

/** Reads an MP4, MOV or M4A file and removes its metadata, such as the location, in place. */
async function readVideo(
  file: FileHandle,
  size: number,
): Promise<{ seconds: number | null; tracks: readonly Track[] }> {
  try {
    const boxes = await readTopBoxes(file, size);
    const moov = boxes.find(({ name }) => name === 'moov');
    if (!moov || !boxes.some(({ name }) => name === 'mdat')) throw new BrokenBoxError('Nothing to play');
    const index = await readWhole(file, moov);
    const facts = readIndex(index);
    await file.write(index, 0, index.length, moov.at);
    for (const box of boxes) if (isNote(box)) await blank(file, box);
    return facts;
  } catch (error) {
    throw error instanceof BrokenBoxError
      ? new RejectedFileError(mediaErrors.unreadableReel, { cause: error })
      : error;
  }
}

/** Enough of both ends to detect a disguised file. */
const edge = 70_000;

const readEdge = async (file: FileHandle, at: number, length: number) => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
};

const assertExpectedTracks = (kind: 'video' | 'audio', tracks: readonly Track[]) => {
  const has = (wanted: Track['kind']) => tracks.some((track) => track.kind === wanted);
  if (kind === 'video' && !has('video')) throw new RejectedFileError(mediaErrors.noPicture);
  if (kind === 'audio' && has('video')) throw new RejectedFileError(mediaErrors.videoNotSound);
  if (kind === 'audio' && !has('audio')) throw new RejectedFileError(mediaErrors.noSound);
};

const read = async (file: FileHandle, kind: 'video' | 'audio', contentType: string): Promise<ReelFacts> => {
  const { size } = await file.stat();
  const start = await readEdge(file, 0, edge);
  const container = start.length < 12 ? undefined : containerOf(start);
  if (!container || container !== containers[contentType])
    throw new RejectedFileError(mediaErrors.wrongReelType);
  const end = await readEdge(file, Math.max(0, size - edge), edge);
  if (isDisguised(start) || isDisguised(end)) throw new RejectedFileError(mediaErrors.wrongReelType);
  const { seconds, tracks } =
    container === 'boxes'
      ? await readVideo(file, size)
      : await readRecording(file, size, container, contentType);
  assertExpectedTracks(kind, tracks);
  const picture = tracks.find((track) => track.kind === 'video');
  return { duration_ms: toDuration(seconds), width: toSide(picture?.width), height: toSide(picture?.height) };
};

/**
 * Checks that a file is the video or recording it claims to be, and returns its length and size. Camera
 * metadata is removed in place. Throws a RejectedFileError.
 */
export async function readReel(
  path: string,
  kind: 'video' | 'audio',
  contentType: string,
): Promise<ReelFacts> {
  const file = await open(path, 'r+');
  try {
    return await read(file, kind, contentType);
  } finally {
    await file.close();
  }
}
