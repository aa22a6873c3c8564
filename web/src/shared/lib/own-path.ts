const longest = 2000;

/** Only used to compare origins. */
const anyOrigin = 'https://callboard.invalid';

/** Browsers normalise backslashes and control characters. */
const isTreacherous = (text: string): boolean =>
  [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');

/** A path on this site, or undefined. Prevents open redirects. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > longest || isTreacherous(text)) return undefined;
  if (!URL.canParse(text, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(text, anyOrigin);
  return origin === anyOrigin && !pathname.includes('//') ? pathname + search : undefined;
}
