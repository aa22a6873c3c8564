import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';

const endings: Readonly<Record<string, (typeof photoTypes)[number]>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
};

/** For the file dialog: pictures that the server can decode. */
export const acceptedPictures = [...photoTypes, ...Object.keys(endings).map((ending) => `.${ending}`)].join(
  ',',
);

/** Phones do not always set the type, so the file name decides. */
function typeOf({ name, type }: File): (typeof photoTypes)[number] | undefined {
  return photoTypes.find((known) => known === type) ?? endings[name.toLowerCase().split('.').at(-1) ?? ''];
}

export type PictureFile =
  | { readonly file: File; readonly error?: undefined }
  | { readonly error: 'type' | 'size' };

/** For the file dialog of a document: also a PDF. */
export const acceptedDocuments = `${acceptedPictures},application/pdf,.pdf`;

export const isPdf = ({ name, type }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** A picture or a PDF ready to upload, or why not. */
export const readDocumentFile = (file: File): PictureFile =>
  isPdf(file) ? readFileOf('application/pdf', file) : readPictureFile(file);

/** A picture ready to upload, or why not. */
export function readPictureFile(file: File): PictureFile {
  return readFileOf(typeOf(file), file);
}

function readFileOf(type: string | undefined, file: File): PictureFile {
  if (!type) return { error: 'type' };
  if (file.size > maxPhotoBytes || file.size === 0) return { error: file.size === 0 ? 'type' : 'size' };
  return { file: file.type === type ? file : new File([file], file.name, { type }) };
}
