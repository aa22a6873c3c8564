import type { BoardRow } from '@callboard/contract/casting/board';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type CardPlace, cardKey } from './board-cells.ts';
import type { BoardStores, Drag, DropTarget } from './board-context.ts';
import { effectOf, effectText, namesOf } from './drag-facts.ts';
import type { DropEffect } from './drop-rules.ts';
import type { BoardActions, PickedCard } from './use-board-actions.ts';

interface DragNeeds {
  readonly stores: BoardStores;
  readonly rowOf: (characterId: number) => BoardRow | undefined;
  readonly actions: BoardActions;
  readonly share: (picked: readonly PickedCard[]) => void;
}

/** Picking up, carrying and letting go, by pointer and by keys alike. */
export function useBoardDrag({ stores, rowOf, actions, share }: DragNeeds) {
  const { t } = useTranslation('projectBoard');

  /** Whoever is selected at the same stage comes along. */
  const start = ({ characterId, userId }: CardPlace, by: Drag['by']) => {
    const row = rowOf(characterId);
    const card = row?.people.find(({ user_id }) => user_id === userId);
    if (!row || !card) return undefined;
    const selected = stores.selected.get();
    const together = selected.has(cardKey({ characterId, userId }))
      ? row.people.filter(
          ({ stage, user_id }) =>
            stage === card.stage && selected.has(cardKey({ characterId, userId: user_id })),
        )
      : [];
    const userIds = [userId, ...together.map(({ user_id }) => user_id).filter((id) => id !== userId)];
    stores.drag.set({ characterId, from: card.stage, userIds, by });
    return namesOf(row, userIds, t);
  };

  const over = (target: DropTarget | undefined, wantsCopy: boolean): string | undefined => {
    const drag = stores.drag.get();
    const from = drag && rowOf(drag.characterId);
    const to = target && rowOf(target.characterId);
    if (!drag || !from) return undefined;
    if (!target || !to) {
      if (drag.target) stores.drag.set({ ...drag, target: undefined, effect: undefined, said: undefined });
      return undefined;
    }
    const effect = effectOf(drag, from, to, target, wantsCopy);
    const said = effectText(effect, namesOf(from, drag.userIds, t), to.name, t);
    const isSame =
      drag.said === said &&
      drag.target?.userId === target.userId &&
      drag.target?.stage === target.stage &&
      drag.target.characterId === target.characterId;
    if (!isSame) stores.drag.set({ ...drag, target, effect, said });
    return said;
  };

  const carryOut = (drag: Drag, effect: DropEffect, target: DropTarget) => {
    const from = rowOf(drag.characterId);
    const to = rowOf(target.characterId);
    if (!from || !to) return;
    const picked = drag.userIds.flatMap((id) => {
      const card = from.people.find(({ user_id }) => user_id === id);
      return card ? [{ row: from, card }] : [];
    });
    if (effect.kind === 'order') void actions.order(from, drag.userIds, target.userId);
    if (effect.kind === 'move' || effect.kind === 'copy')
      void actions.move(picked, to, effect.kind === 'copy');
    if (effect.kind === 'share') share(picked);
    if (effect.kind === 'refused')
      actions.refuse(effectText(effect, namesOf(from, drag.userIds, t), to.name, t));
  };

  const drop = () => {
    const drag = stores.drag.get();
    stores.drag.set(undefined);
    if (!drag?.effect || !drag.target) return undefined;
    carryOut(drag, drag.effect, drag.target);
    return drag.said;
  };

  const cancel = () => {
    const drag = stores.drag.get();
    stores.drag.set(undefined);
    return drag && namesOf(rowOf(drag.characterId), drag.userIds, t);
  };

  return { start, over, drop, cancel };
}
export type BoardDrag = ReturnType<typeof useBoardDrag>;
