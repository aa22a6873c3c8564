const signsOfUse = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Calls `load` once, when a pointer, finger or key first comes to an element that matches. So what a press
 * opens is there by the time of the press, and a page that is only read does without it.
 */
export function onFirstUse(selector: string, load: () => void): () => void {
  const stop = () => {
    for (const kind of signsOfUse) document.removeEventListener(kind, check);
  };
  const check = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(selector)) return;
    stop();
    load();
  };
  for (const kind of signsOfUse) document.addEventListener(kind, check, { passive: true });
  return stop;
}
