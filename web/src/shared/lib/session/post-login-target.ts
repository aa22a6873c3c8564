import { paths } from '../paths.ts';

const targetKey = 'callboard-post-login-target';
const longestTarget = 2000;

/** No browser goes here: only an origin to compare with. */
const anyOrigin = 'https://callboard.invalid';

/** Backslashes and control characters are read as something else by browsers. */
const isTreacherous = (text: string): boolean =>
  [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');

/** The path and query below /app that the text names, or nothing: where one lands is never a stranger's choice. */
export function safeTarget(text: string): string | undefined {
  if (text.length > longestTarget || !text.startsWith(paths.app()) || isTreacherous(text)) return undefined;
  if (!URL.canParse(text, anyOrigin)) return undefined;
  const { origin, pathname, search } = new URL(text, anyOrigin);
  const isBelowApp = pathname === paths.app() || pathname.startsWith(`${paths.app()}/`);
  return origin === anyOrigin && isBelowApp && !pathname.includes('//') ? pathname + search : undefined;
}

/** Kept for this tab only: on a shared computer nobody lands where someone else wanted to go. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export function rememberTarget(pathAndQuery: string): void {
  const target = safeTarget(pathAndQuery);
  if (target !== undefined) withStorage((storage) => storage.setItem(targetKey, target));
}

export function peekTarget(): string | undefined {
  const stored = withStorage((storage) => storage.getItem(targetKey));
  return stored ? safeTarget(stored) : undefined;
}

export const forgetTarget = (): void => void withStorage((storage) => storage.removeItem(targetKey));

/** The remembered target, which is forgotten by being taken. */
export function takeTarget(): string | undefined {
  const target = peekTarget();
  forgetTarget();
  return target;
}
