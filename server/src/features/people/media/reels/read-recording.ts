import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { workersDirectory } from '../../../../locations.ts';
import { runInThread } from '../../../../platform/run-in-thread.ts';
import { RefusedError } from '../refused-error.ts';
import { words } from '../words.ts';
import type { Container } from './container.ts';

const reader = join(workersDirectory, 'read-recording.mjs');
/** The longest real one is read in half a second. */
const readingSeconds = 3;
/** A WebM film tells about itself before it begins. */
const startOfFilm = 8 * 1024 * 1024;

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

/** Only WebM lists its tracks; the others have one, and it has a rate and a length when it is real. */
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

/** Reads MP3, OGG, WAV and WebM, in a thread: some of it has to be walked through frame by frame. */
export async function readRecording(
  file: FileHandle,
  size: number,
  container: Exclude<Container, 'boxes'>,
  mimeType: string,
) {
  const bytes = await readStart(file, container === 'webm' ? Math.min(size, startOfFilm) : size);
  const answer = await runInThread(reader, bytes, { mimeType, size }, { seconds: readingSeconds }).catch(
    (error) => {
      throw new RefusedError(words.unreadableReel, { cause: error });
    },
  );
  const facts = Answer.parse(answer);
  if (!names[container].test(facts.container)) throw new RefusedError(words.unreadableReel);
  return withTracks(facts);
}
