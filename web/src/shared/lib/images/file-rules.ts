import { maxPhotoBytes } from '@callboard/contract/people/media';

const extensions = ['.jpeg', '.jpg', '.png'] as const;

/** For the file dialog. Dropped and pasted files follow the same rules. */
export const acceptedImages = extensions.join(',');

export type ImageFault = 'tooLarge' | 'wrongKind';

/** Checks a file before it is opened. */
export function imageFault({ name, size }: Pick<File, 'name' | 'size'>): ImageFault | undefined {
  if (size > maxPhotoBytes) return 'tooLarge';
  const lowerCase = name.toLowerCase();
  return extensions.some((extension) => lowerCase.endsWith(extension)) ? undefined : 'wrongKind';
}
