import type { BoardCard } from '@callboard/contract/casting/board';
import { createStore } from '../../../../shared/lib/store.ts';
import { type CardPlace, cardKey } from './board-cells.ts';

/** Since when the answers about each face are seen, on this device. */
type Seen = Readonly<Record<string, string>>;

const storageKey = 'callboard:seen-answers';

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([key, at]) => (typeof at === 'string' ? [[key, at]] : [])),
    );
  } catch {
    return {};
  }
}

export const seenAnswers = createStore<Seen>(read());

const latestOf = ({ answers }: Pick<BoardCard, 'answers'>): string | undefined =>
  answers
    .map(({ at }) => at)
    .toSorted()
    .at(-1);

export const hasUnseen = (card: Pick<BoardCard, 'answers'>, place: CardPlace, seen: Seen): boolean => {
  const latest = latestOf(card);
  return latest !== undefined && latest > (seen[cardKey(place)] ?? '');
};

export function rememberSeen(card: Pick<BoardCard, 'answers'>, place: CardPlace): void {
  const latest = latestOf(card);
  if (latest === undefined || !hasUnseen(card, place, seenAnswers.get())) return;
  const next = { ...seenAnswers.get(), [cardKey(place)]: latest };
  seenAnswers.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without storage they are new again in the next tab.
  }
}
