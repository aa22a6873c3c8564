import { type FileHandle, open } from 'node:fs/promises';
import { hasSecondFace } from '../picture-bytes.ts';
import { RefusedError } from '../refused-error.ts';
import { words } from '../words.ts';
import { containerOf, containers } from './container.ts';
import { readFilm } from './read-film.ts';
import { readRecording } from './read-recording.ts';
import { type ReelFacts, type Track, toDuration, toSide } from './reel-facts.ts';

/** Enough of either end to show what else a file wants to be. */
const edge = 70_000;

const readEdge = async (file: FileHandle, at: number, length: number) => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
};

const refuseWrongTracks = (kind: 'video' | 'audio', tracks: readonly Track[]) => {
  const has = (wanted: Track['kind']) => tracks.some((track) => track.kind === wanted);
  if (kind === 'video' && !has('video')) throw new RefusedError(words.noPicture);
  if (kind === 'audio' && has('video')) throw new RefusedError(words.filmNotSound);
  if (kind === 'audio' && !has('audio')) throw new RefusedError(words.noSound);
};

const read = async (file: FileHandle, kind: 'video' | 'audio', contentType: string): Promise<ReelFacts> => {
  const { size } = await file.stat();
  const start = await readEdge(file, 0, edge);
  const container = start.length < 12 ? undefined : containerOf(start);
  if (!container || container !== containers[contentType]) throw new RefusedError(words.notWhatItSaysReel);
  const end = await readEdge(file, Math.max(0, size - edge), edge);
  if (hasSecondFace(start) || hasSecondFace(end)) throw new RefusedError(words.notWhatItSaysReel);
  const { seconds, tracks } =
    container === 'boxes'
      ? await readFilm(file, size)
      : await readRecording(file, size, container, contentType);
  refuseWrongTracks(kind, tracks);
  const picture = tracks.find((track) => track.kind === 'video');
  return { duration_ms: toDuration(seconds), width: toSide(picture?.width), height: toSide(picture?.height) };
};

/**
 * Checks that a file is the film or the recording it says it is, and tells how long and how large. Notes that the
 * camera left in it are taken out where it lies. Throws a RefusedError.
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
