import { galleryQuotas, reelTypeOf, type reelTypes } from '@callboard/contract/people/gallery';
import type { photoTypes } from '@callboard/contract/people/media';
import type { Fault, LeftOut } from './left-out.ts';
import { type GalleryKind, isSameFile } from './upload.ts';

type FileType = (typeof photoTypes)[number] | (typeof reelTypes)['video' | 'audio'][number];

/** By the end of their names, without the dot: phones and Windows often do not say what a file is. */
const endings: Readonly<Record<GalleryKind, Partial<Record<FileType, readonly string[]>>>> = {
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

const isOfKind = (kind: GalleryKind, type: string): type is FileType => Object.hasOwn(endings[kind], type);

const photoNames: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
};

/** For the browser's file dialog; what is dropped or pasted is held to the same. */
export const accepted = (kind: GalleryKind): string =>
  Object.entries(endings[kind])
    .flatMap(([type, names]) => [type, ...names.map((ending) => `.${ending}`)])
    .join(',');

function typeByName(kind: GalleryKind, name: string): FileType | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const found = Object.entries(endings[kind]).find(([, names]) => names.includes(ending))?.[0];
  return found !== undefined && isOfKind(kind, found) ? found : undefined;
}

/** What the file is by the contract's names, or nothing when it is not of this kind. */
export function typeOf(kind: GalleryKind, { name, type }: Pick<File, 'name' | 'type'>): FileType | undefined {
  const said = type.toLowerCase();
  // A type that says something else outweighs the name.
  if (said === '' || said === 'application/octet-stream') return typeByName(kind, name);
  const known = kind === 'photo' ? (photoNames[said] ?? said) : reelTypeOf(said);
  return known !== undefined && isOfKind(kind, known) ? known : undefined;
}

/** The section a file belongs to. What is none of them is shown to the rules for photos, which say so. */
export const kindOf = (file: Pick<File, 'name' | 'type'>): GalleryKind =>
  (['video', 'audio'] as const).find((kind) => typeOf(kind, file) !== undefined) ?? 'photo';

export function fileFault(kind: GalleryKind, file: Pick<File, 'name' | 'type' | 'size'>): Fault | undefined {
  if (file.size > galleryQuotas[kind].bytes) return 'tooLarge';
  return file.size === 0 || typeOf(kind, file) === undefined ? 'wrongKind' : undefined;
}

interface There {
  /** How many of the kind there are, those on their way included. */
  readonly count: number;
  readonly onTheWay: readonly { name: string; size: number; lastModified: number }[];
}

/** Which of the chosen files go, in the order they were chosen, and which do not, and why. */
export function sortOut(kind: GalleryKind, files: readonly File[], { count, onTheWay }: There) {
  const taken: File[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const isAlready = [...onTheWay, ...taken].some((other) => isSameFile(other, file));
    const isFull = count + taken.length >= galleryQuotas[kind].items;
    const fault = fileFault(kind, file) ?? (isAlready ? 'already' : isFull ? 'full' : undefined);
    if (fault) leftOut.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, leftOut };
}
