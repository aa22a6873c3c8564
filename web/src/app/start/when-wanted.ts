import type {
  validSessionFlag as Flag,
  markerCookie as Marker,
} from '../../shared/lib/session/session-memory.ts';

/**
 * Held to the session's own names by the compiler. Imported, they would bring the chunk they share with everything
 * else into the one script that must stay small.
 */
const markerCookie: typeof Marker = 'callboard_session';
const validSessionFlag: typeof Flag = 'callboard-valid-session';

/** What a click would do only once the scripts are there. Links and summaries work by themselves. */
const needsScript = 'button, label, input, select, textarea, [data-needs-script]';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** How far below the screen a form may be when its script is sent for. */
const formIsNear = { rootMargin: '600px' };

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

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function whenFormIsNear(work: () => void): () => void {
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) work();
  }, formIsNear);
  for (const form of document.forms) observer.observe(form);
  return () => observer.disconnect();
}

/**
 * Starts the application on a page that can be read without it: at once for those who may be signed in or were
 * sent by somebody, else at the first sign of interest, or when a form comes near. A press on something that
 * needs the application is kept and repeated once it is there.
 */
export function startWhenWanted(start: () => Promise<unknown>): void {
  let isStarting = false;
  let pressed: HTMLElement | undefined;

  const begin = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(settle, () => {
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

  const forgetForms = whenFormIsNear(begin);
  const settle = () => {
    for (const kind of signsOfInterest) document.removeEventListener(kind, begin);
    document.removeEventListener('click', keepPress, true);
    forgetForms();
    pressed?.click();
  };

  document.addEventListener('click', keepPress, true);
  for (const kind of signsOfInterest) document.addEventListener(kind, begin, { passive: true });
  if (mayBeMember() || isReferred()) begin();
}
