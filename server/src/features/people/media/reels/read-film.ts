import type { FileHandle } from 'node:fs/promises';
import { BrokenBoxError } from '../../../../platform/iso-media/boxes.ts';
import { RefusedError } from '../refused-error.ts';
import { words } from '../words.ts';
import { blank, readTopBoxes, readWhole } from './film-boxes.ts';
import { isNote, readIndex } from './film-index.ts';
import type { Track } from './reel-facts.ts';

/** Reads an MP4, MOV or M4A file and takes the notes out of it, place included, where it lies. */
export async function readFilm(
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
    throw error instanceof BrokenBoxError ? new RefusedError(words.unreadableReel, { cause: error }) : error;
  }
}
