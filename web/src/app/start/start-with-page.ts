import type {
  validSessionFlag as Flag,
  markerCookie as Marker,
} from '../../shared/lib/session/session-memory.ts';
import { keepTyping } from './keep-typing.ts';

/** Checked against the session's names by the compiler. Importing them would enlarge this script. */
const markerCookie: typeof Marker = 'callboard_session';
const validSessionFlag: typeof Flag = 'callboard-valid-session';

/** Elements that need the scripts. Links and summaries work without them. */
const needsScript = 'button, label, input, select, textarea, [data-needs-script]';
const isTypedInto =
  'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** People who may be signed in should not see the guest header for long. */
function mayBeMember(): boolean {
  if (document.cookie.includes(`${markerCookie}=`)) return true;
  try {
    return window.localStorage.getItem(validSessionFlag) === '1';
  } catch {
    return false;
  }
}

const isReferred = () => new URLSearchParams(window.location.search).has('ref');

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** When the pictures of the first screen are there. */
function afterFirstScreen(work: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 500 }) : setTimeout(work);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/**
 * Starts the application on a rendered page, with the first sign of interest or, without any, once the first
 * screen has loaded. A click that comes before that shows that it was heard and is repeated; so is typing.
 */
export function startWithPage(start: () => Promise<unknown>): void {
  let isStarting = false;
  let pressed: HTMLElement | undefined;
  const { documentElement } = document;

  const hold = (target: HTMLElement | undefined) => {
    pressed?.removeAttribute('data-held');
    pressed = target;
    target?.setAttribute('data-held', '');
    documentElement.toggleAttribute('data-waiting', target !== undefined);
  };

  const begin = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(settle, () => {
      // The page stays readable, and the next interaction retries.
      isStarting = false;
      hold(undefined);
    });
  };

  const keepClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
    if (!target || target.matches(isTypedInto) || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    hold(target);
    begin();
  };

  const repeatTyping = keepTyping();
  const settle = () => {
    for (const kind of signsOfInterest) document.removeEventListener(kind, begin);
    document.removeEventListener('click', keepClick, true);
    repeatTyping();
    const target = pressed;
    hold(undefined);
    target?.click();
  };

  document.addEventListener('click', keepClick, true);
  for (const kind of signsOfInterest) document.addEventListener(kind, begin, { passive: true });
  if (mayBeMember() || isReferred()) begin();
  else afterFirstScreen(begin);
}
