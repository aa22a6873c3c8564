const key = 'callboard-review-muted';

/** Whether videos play without sound, on this device. */
export function isMuted(): boolean {
  try {
    return window.localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function rememberMuted(muted: boolean): void {
  try {
    if (muted) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: it is known until the page is loaded again.
  }
}
