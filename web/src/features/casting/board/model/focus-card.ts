import { type CardPlace, cardKey } from './board-cells.ts';

const cardOf = (place: CardPlace) => document.querySelector(`[data-card="${cardKey(place)}"] [data-main]`);

/** A row far away is drawn once it is near, and then its card takes the focus. */
export function focusCard(place: CardPlace): void {
  const card = cardOf(place);
  if (card instanceof HTMLElement) {
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  document.querySelector(`[data-row="${place.characterId}"]`)?.scrollIntoView({ block: 'center' });
  let tries = 0;
  const again = () => {
    const drawn = cardOf(place);
    tries += 1;
    if (drawn instanceof HTMLElement) drawn.focus();
    else if (tries < 30) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
}
