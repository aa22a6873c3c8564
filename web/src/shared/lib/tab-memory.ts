/** What a tab keeps for its reader: through reloads, until they sign out or close it. */
const prefix = 'callboard-tab/';

/** Undefined where nothing is kept. Check what it is: it may be of an earlier version. */
export function readTab(name: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTab(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(prefix + name);
    else window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: it lasts until the page is loaded again.
  }
}

export function forgetTab(): void {
  try {
    const { sessionStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
}
