import { markerCookie, validSessionFlag } from '../../shared/lib/session/session-memory.ts';

/** What a click would do only once the scripts are there. Links and summaries work by themselves. */
const needsScript = 'button, label, input, select, textarea, [data-needs-script]';

const hasIntent = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** Somebody who may be signed in must not look at a stranger's header for longer than needed. */
function mayBeMember(): boolean {
  if (document.cookie.includes(`${markerCookie}=`)) return true;
  try {
    return window.localStorage.getItem(validSessionFlag) === '1';
  } catch {
    return false;
  }
}

const isReferred = () => new URLSearchParams(window.location.search).has('ref');

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const isOnThinLine = (connection?: Connection) =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

const currentConnection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

const afterLoad = (work: () => void) => {
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 2000 })
      : setTimeout(work, 200);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Starts the application on a page that can be read without it: at once for those who may be signed in or were
 * sent by somebody, at the first sign of interest, else when the browser has nothing better to do. A press on
 * something that needs the application is kept and repeated once it is there.
 */
export function startWhenWanted(start: () => Promise<unknown>): void {
  let isStarting = false;
  let pressed: HTMLElement | undefined;

  const begin = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(repeatPress, () => {
      // The page stays readable, its links work, and the next touch tries again.
      isStarting = false;
      pressed = undefined;
    });
  };

  const keepPress = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
    if (!target || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    begin();
  };

  const repeatPress = () => {
    for (const kind of hasIntent) document.removeEventListener(kind, begin);
    document.removeEventListener('click', keepPress, true);
    pressed?.click();
  };

  document.addEventListener('click', keepPress, true);
  for (const kind of hasIntent) document.addEventListener(kind, begin, { passive: true });
  if (mayBeMember() || isReferred()) begin();
  else if (!isOnThinLine(currentConnection())) afterLoad(begin);
}
