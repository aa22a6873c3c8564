import type {
  validSessionFlag as Flag,
  markerCookie as Marker,
} from '../../shared/lib/session/session-memory.ts';

/** Checked against the session's names by the compiler. Importing them would enlarge this script. */
const markerCookie: typeof Marker = 'callboard_session';
const validSessionFlag: typeof Flag = 'callboard-valid-session';

/** Elements that need the scripts. Links and summaries work without them. */
const needsScript = 'button, label, input, select, textarea, [data-needs-script]';

const signsOfInterest = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** How far below the screen a form triggers the start. */
const formIsNear = { rootMargin: '600px' };

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

function whenFormIsNear(work: () => void): () => void {
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) work();
  }, formIsNear);
  for (const form of document.forms) observer.observe(form);
  return () => observer.disconnect();
}

/**
 * Starts the application on a rendered page: right away for people who may be signed in or have a referral,
 * else at the first interaction or when a form comes near. A click that needs the application is repeated
 * afterwards.
 */
export function startOnDemand(start: () => Promise<unknown>): void {
  let isStarting = false;
  let pressed: HTMLElement | undefined;

  const begin = () => {
    if (isStarting) return;
    isStarting = true;
    start().then(settle, () => {
      // The page stays readable, and the next interaction retries.
      isStarting = false;
      pressed = undefined;
    });
  };

  const keepClick = (event: MouseEvent) => {
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
    document.removeEventListener('click', keepClick, true);
    forgetForms();
    pressed?.click();
  };

  document.addEventListener('click', keepClick, true);
  for (const kind of signsOfInterest) document.addEventListener(kind, begin, { passive: true });
  if (mayBeMember() || isReferred()) begin();
}
