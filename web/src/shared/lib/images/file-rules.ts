import { maxPhotoBytes } from '@callboard/contract/people/media';

const extensions = ['.jpeg', '.jpg', '.png'] as const;

/** For the file dialog of the browser; what is dropped or pasted is held to the same. */
export const acceptedImages = extensions.join(',');

export type ImageFault = 'tooLarge' | 'wrongKind';

/** What is wrong with a chosen file, before it is opened. */
export function imageFault({ name, size }: Pick<File, 'name' | 'size'>): ImageFault | undefined {
  if (size > maxPhotoBytes) return 'tooLarge';
  const lowerCase = name.toLowerCase();
  return extensions.some((extension) => lowerCase.endsWith(extension)) ? undefined : 'wrongKind';
}
