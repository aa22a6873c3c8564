import { ownPath } from '../own-path.ts';
import { paths } from '../paths.ts';

const targetKey = 'callboard-post-login-target';

const applyForm = /^\/jobs\/([^/]+)\/apply$/;
const pathnameOf = (path: string): string => path.split('?')[0] ?? '';

/** Whether it is the form to apply for a job. Recruiters have no use for it, talents only with a finished profile. */
export const isApplyForm = (path: string): boolean => applyForm.test(pathnameOf(path));

/** Pages that need a member: those below /app, and applying for a job. */
const needsMember = (pathname: string): boolean =>
  pathname === paths.app() || pathname.startsWith(`${paths.app()}/`) || applyForm.test(pathname);

/** The path of a page that needs a member, or undefined. */
export function safeTarget(text: string): string | undefined {
  const path = ownPath(text);
  const [written = ''] = text.split(/[?#]/);
  const [pathname = ''] = path?.split('?') ?? [];
  return needsMember(pathname) && needsMember(written) ? path : undefined;
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
