import { fileTypes } from '@callboard/contract/messaging/messages';
import { maxPhotoBytes, photoTypes } from '@callboard/contract/people/media';

const taken: readonly string[] = [...photoTypes, ...fileTypes];

/** Browsers name some kinds in their own way, and others not at all. */
const byEnding: Readonly<Record<string, (typeof photoTypes | typeof fileTypes)[number]>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
};

/** What a file is, as the server names it. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  if (taken.includes(type)) return type;
  return byEnding[name.toLowerCase().split('.').at(-1) ?? ''];
}

export type FileFault = 'tooLarge' | 'wrongKind';

export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): FileFault | undefined {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  return typeOf(file) === undefined || file.size === 0 ? 'wrongKind' : undefined;
}
