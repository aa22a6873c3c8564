import { galleryQuotas, reelTypeOf, type reelTypes } from '@callboard/contract/people/gallery';
import { maxPhotoBytes, type photoTypes } from '@callboard/contract/people/media';
import type { LeftOut, LeftOutReason } from './left-out.ts';
import { type GalleryKind, isSameFile } from './upload.ts';

type FileType = (typeof photoTypes)[number] | (typeof reelTypes)['video' | 'audio'][number];

/** By file extension, because phones and Windows often leave out the type. */
const extensions: Readonly<Record<GalleryKind, Partial<Record<FileType, readonly string[]>>>> = {
  photo: {
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png'],
    'image/webp': ['webp'],
    'image/heic': ['heic', 'heif'],
  },
  video: { 'video/mp4': ['mp4', 'm4v'], 'video/quicktime': ['mov'], 'video/webm': ['webm'] },
  audio: {
    'audio/mpeg': ['mp3'],
    'audio/mp4': ['m4a'],
    'audio/ogg': ['ogg', 'oga', 'opus'],
    'audio/wav': ['wav'],
    'audio/webm': ['weba', 'webm'],
  },
};

const isOfKind = (kind: GalleryKind, type: string): type is FileType => Object.hasOwn(extensions[kind], type);

const photoTypeAliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
};

/** For the file dialog; dropped and pasted files follow the same rules. */
export const accepted = (kind: GalleryKind): string =>
  Object.entries(extensions[kind])
    .flatMap(([type, names]) => [type, ...names.map((extension) => `.${extension}`)])
    .join(',');

function typeByName(kind: GalleryKind, name: string): FileType | undefined {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const found = Object.entries(extensions[kind]).find(([, names]) => names.includes(extension))?.[0];
  return found !== undefined && isOfKind(kind, found) ? found : undefined;
}

/** The contract's type of the file; undefined when it is not of this kind. */
export function typeOf(kind: GalleryKind, { name, type }: Pick<File, 'name' | 'type'>): FileType | undefined {
  const reported = type.toLowerCase();
  // A known type that differs outweighs the extension.
  if (reported === '' || reported === 'application/octet-stream') return typeByName(kind, name);
  const known = kind === 'photo' ? (photoTypeAliases[reported] ?? reported) : reelTypeOf(reported);
  return known !== undefined && isOfKind(kind, known) ? known : undefined;
}

/** The section a file belongs to. Unknown files go to the photo section, whose rules report the error. */
export const kindOf = (file: Pick<File, 'name' | 'type'>): GalleryKind =>
  (['video', 'audio'] as const).find((kind) => typeOf(kind, file) !== undefined) ?? 'photo';

/** Larger photos are too much for the memory of a phone. */
export const maxShrinkableBytes = 100 * 1024 * 1024;

/** A photo over the upload limit is made smaller on the device. */
export const needsShrinking = (file: Pick<File, 'size'>): boolean => file.size > maxPhotoBytes;

export function fileProblem(
  kind: GalleryKind,
  file: Pick<File, 'name' | 'type' | 'size'>,
): LeftOutReason | undefined {
  if (file.size === 0 || typeOf(kind, file) === undefined) return 'wrongKind';
  return file.size > (kind === 'photo' ? maxShrinkableBytes : galleryQuotas[kind].bytes)
    ? 'tooLarge'
    : undefined;
}

interface CurrentFiles {
  /** How many of the kind there are, including uploads. */
  readonly count: number;
  readonly currentUploads: readonly Parameters<typeof isSameFile>[0][];
}

/** Splits the chosen files into those to upload, in order, and those left out with the reason. */
export function sortFiles(
  kind: GalleryKind,
  files: readonly File[],
  { count, currentUploads }: CurrentFiles,
) {
  const toUpload: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const isAlready = [...currentUploads, ...toUpload].some((other) => isSameFile(other, file));
    const isFull = count + toUpload.length >= galleryQuotas[kind].items;
    const error = fileProblem(kind, file) ?? (isAlready ? 'already' : isFull ? 'full' : undefined);
    if (error) leftOut.push({ name: file.name, error });
    else toUpload.push(file);
  }
  return { toUpload, leftOut };
}
