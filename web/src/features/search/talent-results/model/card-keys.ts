import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';

export type CardAction = 'quickView' | 'shortlist' | 'compare' | 'similar' | 'unlock';

const actions: Readonly<Record<string, CardAction>> = {
  ' ': 'quickView',
  s: 'shortlist',
  c: 'compare',
  m: 'similar',
  u: 'unlock',
};

const isButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null;

/** The action of a key on the focused card. On a button inside the card, Space activates that button. */
export function actionOf(event: ReactKeyboardEvent): CardAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const action = actions[event.key.toLowerCase()];
  return action === 'quickView' && isButton(event.target) ? undefined : action;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isInDialog = () => document.querySelector('[role="dialog"], dialog[open]') !== null;

/** Keys that work everywhere, except while typing or in a dialog. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key];
      if (!act || isTyping(event.target) || isInDialog()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
