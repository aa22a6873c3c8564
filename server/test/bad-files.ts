import fc from 'fast-check';
import { type BadFile, makeBadPictures } from './bad-pictures.ts';
import { makeBadReels } from './bad-reels.ts';

/** One for each thing a sender can be told, and others by lot. */
export async function makeBadFiles(count: number): Promise<BadFile[]> {
  const all = [...(await makeBadPictures()), ...makeBadReels()];
  const [shuffled = all] = fc.sample(
    fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    1,
  );
  const oneOfEach = [...new Map(shuffled.map((file) => [`${file.kind}: ${file.message}`, file])).values()];
  return [...new Set([...oneOfEach, ...shuffled])].slice(0, count);
}
