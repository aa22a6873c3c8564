import { ownPath } from '../own-path.ts';
import { paths } from '../paths.ts';

const targetKey = 'callboard-post-login-target';

/** The path and query below /app that the text names, or nothing. */
export function safeTarget(text: string): string | undefined {
  const path = ownPath(text);
  if (path === undefined || !text.startsWith(paths.app())) return undefined;
  const [pathname = ''] = path.split('?');
  return pathname === paths.app() || pathname.startsWith(`${paths.app()}/`) ? path : undefined;
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
