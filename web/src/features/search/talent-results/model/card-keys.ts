export type CardAction = 'quickView' | 'shortlist' | 'compare' | 'similar' | 'unlock' | 'select';

const actions: Readonly<Record<string, CardAction>> = {
  ' ': 'quickView',
  s: 'shortlist',
  c: 'compare',
  m: 'similar',
  u: 'unlock',
  x: 'select',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target'>;

const hasOwnSpace = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, input') !== null;

/** The action of a key on the focused card. On a button inside the card, Space activates that button. */
export function actionOf(event: Key): CardAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const action = actions[event.key.toLowerCase()];
  return action === 'quickView' && hasOwnSpace(event.target) ? undefined : action;
}
