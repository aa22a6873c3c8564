import {
  type DocumentKind,
  type DocumentType,
  documentTypes,
  maxDocumentBytes,
} from '@callboard/contract/casting/project-values';

/** Browsers know no type for some of these, and others by another name. */
const typesByEnding: Readonly<Record<string, DocumentType>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** For the file dialog. */
export const acceptedFiles = Object.keys(typesByEnding)
  .map((ending) => `.${ending}`)
  .join(',');

export const documentTypeOf = ({ name, type }: Pick<File, 'name' | 'type'>): DocumentType | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return typesByEnding[ending] ?? documentTypes.find((known) => known === type);
};

export type LeftOutReason = 'type' | 'tooLarge' | 'empty' | 'already';

/** Why a file is not sent at all. */
export const leftOutReason = (file: Pick<File, 'name' | 'type' | 'size'>): LeftOutReason | undefined => {
  if (!documentTypeOf(file)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxDocumentBytes ? 'tooLarge' : undefined;
};

const kindWords: readonly (readonly [DocumentKind, RegExp])[] = [
  ['sides', /\bsides?\b/i],
  ['release', /\b(release|nda|non.?disclosure|consent|agreement)\b/i],
  ['script', /\b(script|screenplay|draft|episodes?)\b/i],
];

/** What a file is by its name. Its owner can change it. */
export const kindOfName = (name: string): DocumentKind =>
  kindWords.find(([, words]) => words.test(name.replace(/_/g, ' ')))?.[0] ?? 'other';

/** What browsers show by themselves. */
export const isShownByBrowser = (contentType: string): boolean =>
  contentType === 'application/pdf' || contentType.startsWith('image/');
