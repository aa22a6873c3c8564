import type { FileHandle } from 'node:fs/promises';
import { type Box, BrokenBoxError, longestHead, readHead } from '../../../../platform/iso-media/boxes.ts';

/** A film in pieces has two for each second or so. */
const mostBoxes = 50_000;
/** The index of half a gigabyte of film is a few megabytes. */
const longestIndex = 32 * 1024 * 1024;

/** The boxes of a file, from its first byte to its last. A file that breaks off throws. */
export async function readTopBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHead), 0, longestHead, at);
    const box = readHead(buffer.subarray(0, bytesRead), at, size);
    boxes.push(box);
    if (boxes.length > mostBoxes) throw new BrokenBoxError('Too many boxes');
    at = box.end;
  }
  return boxes;
}

export async function readWhole(file: FileHandle, { at, end }: Box): Promise<Buffer> {
  if (end - at > longestIndex) throw new BrokenBoxError('An index that is too long');
  const bytes = Buffer.alloc(end - at);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
  if (bytesRead !== bytes.length) throw new BrokenBoxError('Ends too early');
  return bytes;
}

const zeros = Buffer.alloc(1024 * 1024);

/** Leaves an empty space of the same length, so that everything behind it stays where it is. */
export async function blank(file: FileHandle, { at, start, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
  for (let from = start; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from);
  }
}
