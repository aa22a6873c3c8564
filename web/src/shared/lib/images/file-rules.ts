import { maxPhotoBytes } from '@callboard/contract/people/media';

const extensions = ['.jpeg', '.jpg', '.png'] as const;

/** For the file dialog. Dropped and pasted files follow the same rules. */
export const acceptedImages = extensions.join(',');

export type ImageFileError = 'tooLarge' | 'wrongKind';

/** Checks a file before it is opened. */
export function imageFileError({ name, size }: Pick<File, 'name' | 'size'>): ImageFileError | undefined {
  if (size > maxPhotoBytes) return 'tooLarge';
  const lowerCase = name.toLowerCase();
  return extensions.some((extension) => lowerCase.endsWith(extension)) ? undefined : 'wrongKind';
}
