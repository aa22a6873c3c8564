import type { BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type CardPlace, cardKey } from './board-cells.ts';
import type { BoardStores } from './board-context.ts';
import { type ArrowKey, type GridPlace, isArrowKey, nextPlace, nextTarget } from './board-keys.ts';
import { focusCard } from './focus-card.ts';
import type { BoardDrag } from './use-board-drag.ts';
import { cardAt, gridOf, placeOf, targetAt } from './use-board-grid.ts';

/** What single keys do with the card that has the focus. */
export interface CardCommands {
  readonly profile: (place: CardPlace) => void;
  readonly toggle: (place: CardPlace) => void;
  readonly note: (place: CardPlace) => void;
  readonly rate: (place: CardPlace, stars: number) => void;
  readonly remove: (place: CardPlace) => void;
  readonly invite: (place: CardPlace) => void;
  readonly clear: () => void;
  readonly help: () => void;
}

interface KeyboardNeeds {
  readonly stores: BoardStores;
  readonly rows: readonly BoardRow[];
  readonly stages: readonly BoardStage[];
  readonly isPhone: boolean;
  readonly canEdit: boolean;
  readonly drag: BoardDrag;
  readonly commands: CardCommands;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** Everything that keys do on the board, whatever card has the focus. */
export function useBoardKeyboard(needs: KeyboardNeeds) {
  const { stores, canEdit, drag, commands } = needs;
  const { t } = useTranslation('projectBoard');
  const carried = useRef<{ readonly from: GridPlace; readonly at: GridPlace }>(undefined);
  const drawn = () => ({ ...needs, unfolded: stores.unfolded.get() });
  const say = (text: string | undefined) => text !== undefined && stores.announced.set(text);

  const grab = (key: string) => {
    const from = placeOf(drawn(), key);
    const place = from && cardAt(drawn(), from);
    const names = place && drag.start(place, 'keys');
    if (!from || names === undefined) return;
    carried.current = { from, at: from };
    say(t('grab.start', { names }));
  };

  const carry = (key: ArrowKey, wantsCopy: boolean) => {
    const now = carried.current;
    if (!now) return;
    const at = nextTarget(gridOf(drawn()), now.from, now.at, key);
    const target = at && targetAt(drawn(), at, now.from);
    if (!at || !target) return;
    carried.current = { ...now, at };
    const said = drag.over(target, wantsCopy) ?? '';
    const row = needs.rows[at.row];
    const isHome = at.row === now.from.row && at.column === now.from.column;
    const place = t(isHome ? 'grab.placeOf' : 'grab.place', {
      stage: t(`stages.${target.stage}`),
      character: row?.name ?? '',
      at: at.index + 1,
      count: row?.people.filter(({ stage }) => stage === target.stage).length ?? 0,
    });
    say(t('grab.at', { place, effect: said }));
    document
      .querySelector(`[data-row="${target.characterId}"] [data-cell="${target.stage}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const whileCarrying = (event: KeyboardEvent): boolean => {
    if (!carried.current) return false;
    if (isArrowKey(event.key)) carry(event.key, event.altKey);
    else if (event.key === 'Enter' || event.key === ' ') {
      carried.current = undefined;
      const effect = drag.drop();
      if (effect !== undefined) say(t('grab.done', { effect }));
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      carried.current = undefined;
      say(t('grab.cancel', { names: drag.cancel() ?? '' }));
      if (event.key === 'Tab') return false;
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const commandOf = (place: CardPlace, key: string): (() => void) | undefined => {
    if (key.toLowerCase() === 'o') return () => commands.profile(place);
    if (!canEdit) return undefined;
    if (/^[0-5]$/.test(key)) return () => commands.rate(place, Number(key));
    const byKey: Readonly<Record<string, () => void>> = {
      x: () => commands.toggle(place),
      m: () => grab(cardKey(place)),
      n: () => commands.note(place),
      i: () => commands.invite(place),
      delete: () => commands.remove(place),
      backspace: () => commands.remove(place),
    };
    return byKey[key.toLowerCase()];
  };

  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || whileCarrying(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') return commands.help();
    if (event.key === 'Escape') return commands.clear();
    const isOnCard = event.target instanceof HTMLElement && event.target.closest('[data-main]') !== null;
    const at = placeOf(drawn(), stores.cursor.get());
    const place = at && cardAt(drawn(), at);
    if (!isOnCard || !at || !place) return;
    if (isArrowKey(event.key)) {
      event.preventDefault();
      const next = nextPlace(gridOf(drawn()), at, event.key);
      const card = next && cardAt(drawn(), next);
      if (card) focusCard(card);
      return;
    }
    const command = commandOf(place, event.key);
    if (!command) return;
    event.preventDefault();
    command();
  };
}
