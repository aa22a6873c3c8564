import type { FileEnding } from '../../../platform/storage/keys.ts';
import { cleanText } from './clean-text.ts';

const mostLetters = 120;

const endings: Readonly<Record<string, FileEnding>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
};
export const endingOf = (contentType: string): FileEnding => endings[contentType] ?? 'bin';

/** How many letters as they are counted everywhere, not cutting one in half. */
const atMost = (text: string, letters: number) =>
  text
    .slice(0, letters)
    .toWellFormed()
    .replace(/\ufffd$/u, '');

/** A name to show and to save a file under: no path, nothing unseen, and the ending of what it really is. */
export function attachmentName(given: string, contentType: string): string {
  const ending = endingOf(contentType);
  const plain = cleanText(given.split(/[/\\]/).at(-1) ?? '')
    .replace(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[. ]+/, '');
  const dot = plain.lastIndexOf('.');
  const last = dot < 0 ? '' : plain.slice(dot + 1).toLowerCase();
  const isPicture = contentType === 'image/webp' && /^(jpe?g|png|webp|hei[cf])$/.test(last);
  const base = isPicture || last === ending ? plain.slice(0, dot) : plain;
  const name = atMost(base, mostLetters - ending.length - 1).replace(/[. ]+$/, '');
  return `${name === '' ? 'file' : name}.${ending}`;
}
