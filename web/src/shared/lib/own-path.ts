const longest = 2000;

/** No browser goes here: only an origin to compare with. */
const anyOrigin = 'https://callboard.invalid';

/** Backslashes and control characters are read as something else by browsers. */
const isTreacherous = (text: string): boolean =>
  [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');

/** The path and query of ours that the text names, or nothing: where one lands is never a stranger's choice. */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > longest || isTreacherous(text)) return undefined;
  if (!URL.canParse(text, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(text, anyOrigin);
  return origin === anyOrigin && !pathname.includes('//') ? pathname + search : undefined;
}
