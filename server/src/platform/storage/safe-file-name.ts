import { cleanText } from '../clean-text.ts';
import { endingOf } from './keys.ts';

const maxLength = 120;

/** Never cuts a character in half. */
const truncate = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/u, '');

/** A safe name to show and save: no path, no hidden characters, and the extension of the real type. */
export function safeFileName(fileName: string, contentType: string): string {
  const expected = endingOf(contentType);
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
