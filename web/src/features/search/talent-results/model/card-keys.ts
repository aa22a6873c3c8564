import type { KeyboardEvent } from 'react';

export type CardAction = 'look' | 'shortlist' | 'compare' | 'like' | 'unlock';

const actions: Readonly<Record<string, CardAction>> = {
  ' ': 'look',
  s: 'shortlist',
  c: 'compare',
  m: 'like',
  u: 'unlock',
};

const isButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null;

/** What a key does with the card that holds the focus. On a button of the card, Space presses that button. */
export function actionOf(event: KeyboardEvent): CardAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const action = actions[event.key.toLowerCase()];
  return action === 'look' && isButton(event.target) ? undefined : action;
}
