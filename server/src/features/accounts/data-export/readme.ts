import type { ArchiveFile } from './chapters.ts';

/** The first thing someone opens. */
export const readme = (chapters: readonly ArchiveFile[]): string =>
  [
    'Everything Callboard keeps about you',
    '====================================',
    '',
    ...chapters.map(({ file, about }) => `${file.padEnd(28)}${about}`),
    `${'pictures.json'.padEnd(28)}your pictures, with the files in the folder "pictures"`,
    '',
    'The .json files are plain text: any text editor shows them. Times are UTC.',
    'Your password and the codes we sent you are not in here: we keep no copy that anybody could read.',
    '',
  ].join('\n');
