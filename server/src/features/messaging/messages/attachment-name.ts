import type { FileEnding } from '../../../platform/storage/keys.ts';
import { cleanText } from './clean-text.ts';

const maxLength = 120;

const extensions: Readonly<Record<string, FileEnding>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
};
export const extensionOf = (contentType: string): FileEnding => extensions[contentType] ?? 'bin';

/** Never cuts a character in half. */
const truncate = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/u, '');

/** A safe name to show and save: no path, no hidden characters, and the extension of the real type. */
export function attachmentName(fileName: string, contentType: string): string {
  const expected = extensionOf(contentType);
  const cleaned = cleanText(fileName.split(/[/\\]/).at(-1) ?? '')
    .replace(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[. ]+/, '');
  const dot = cleaned.lastIndexOf('.');
  const extension = dot < 0 ? '' : cleaned.slice(dot + 1).toLowerCase();
  const isPicture = contentType === 'image/webp' && /^(jpe?g|png|webp|hei[cf])$/.test(extension);
  const base = isPicture || extension === expected ? cleaned.slice(0, dot) : cleaned;
  const name = truncate(base, maxLength - expected.length - 1).replace(/[. ]+$/, '');
  return `${name === '' ? 'file' : name}.${expected}`;
}
