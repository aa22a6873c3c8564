import { ownPath } from '../own-path.ts';
import { paths } from '../paths.ts';

const targetKey = 'callboard-post-login-target';

/** A path below /app, or undefined. */
export function safeTarget(text: string): string | undefined {
  const path = ownPath(text);
  if (path === undefined || !text.startsWith(paths.app())) return undefined;
  const [pathname = ''] = path.split('?');
  return pathname === paths.app() || pathname.startsWith(`${paths.app()}/`) ? path : undefined;
}

/** For this tab only, because computers are shared. */
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
