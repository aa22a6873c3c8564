import { apiUrl } from '../api-url.ts';

/** What the browser stores between visits: never the token, only that there may be a session. */
export interface SessionMemory {
  mayHaveSession(): boolean;
  setFlag(): void;
  clearFlag(): void;
  clearProject(): void;
  recordLastLogin(at: Date): void;
}

export const validSessionFlag = 'callboard-valid-session';
export const lastLoginKey = 'callboard-last-login';
/** The project a recruiter last worked in. */
export const projectIdKey = 'callboard-project-id';
/** Set and cleared by the server with the refresh cookie, which scripts cannot read. */
export const markerCookie = 'callboard_session';
/** Over https its prefix proves that this host set it. */
const markerCookies = [markerCookie, `__Host-${markerCookie}`];

/** Storage may be blocked or full. The session then lasts as long as the cookie. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Pickers offer its characters first. Forgotten when signing out. */
export const rememberLastProject = (id: number): void =>
  void withStorage((storage) => storage.setItem(projectIdKey, String(id)));

export const lastProjectId = (): number | undefined => {
  const stored = Number(withStorage((storage) => storage.getItem(projectIdKey)));
  return Number.isInteger(stored) && stored > 0 ? stored : undefined;
};

const hasMarker = (): boolean =>
  document.cookie
    .split(';')
    .some((cookie) => markerCookies.some((name) => cookie.trim().startsWith(`${name}=`)));

const expired = 'Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax';

export const browserMemory: SessionMemory = {
  // Cookies of an API with an address of its own cannot be seen from here.
  mayHaveSession: () =>
    hasMarker() || withStorage((storage) => storage.getItem(validSessionFlag)) === '1' || apiUrl() !== '',
  setFlag: () => void withStorage((storage) => storage.setItem(validSessionFlag, '1')),
  clearFlag() {
    withStorage((storage) => storage.removeItem(validSessionFlag));
    for (const name of markerCookies) {
      const secure = name === markerCookie ? '' : '; Secure';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
      document.cookie = `${name}=; ${expired}${secure}`;
    }
  },
  clearProject: () => void withStorage((storage) => storage.removeItem(projectIdKey)),
  recordLastLogin: (at) => void withStorage((storage) => storage.setItem(lastLoginKey, at.toISOString())),
};
