import type { BoardRow } from '@callboard/contract/casting/board';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { Drag, DropTarget } from './board-context.ts';
import { type DropEffect, dropEffect } from './drop-rules.ts';

type Words = TFunction<'projectBoard'>;
type Held = Pick<Drag, 'characterId' | 'from' | 'userIds'>;

/** "Asha Rao", or "Asha Rao and 2 more". First names where there is little room. */
export function namesOf(row: BoardRow | undefined, userIds: readonly number[], t: Words): string {
  const [first, ...others] = userIds;
  const name = row?.people.find(({ user_id }) => user_id === first)?.name.split(' ')[0] ?? '';
  return others.length === 0 ? name : t('drop.several', { name, count: others.length });
}

/** What letting go here would do, by everything the board knows. */
export function effectOf(
  held: Held,
  from: BoardRow,
  to: BoardRow,
  target: DropTarget,
  wantsCopy: boolean,
): DropEffect {
  const cards = from.people.filter(({ user_id }) => held.userIds.includes(user_id));
  const isSameCharacter = from.id === to.id;
  const isOnItself = target.userId !== undefined && held.userIds.includes(target.userId);
  if (isSameCharacter && isOnItself) return { kind: 'nothing' };
  return dropEffect({
    from: held.from,
    to: target.stage,
    isSameCharacter,
    isListed: cards.every(({ entry }) => entry !== null),
    isThere:
      !isSameCharacter && cards.every(({ user_id }) => to.people.some((one) => one.user_id === user_id)),
    isDropped: to.status === 'dropped',
    isHidden: cards.every(({ is_visible }) => !is_visible),
    wantsCopy,
  });
}

/** What letting go would do, or why it would do nothing. */
export function effectText(effect: DropEffect, names: string, character: string, t: Words): string {
  const values = { names, character };
  return effect.kind === 'refused'
    ? t(`drop.refused.${effect.reason}`, values)
    : t(`drop.${effect.kind}`, values);
}
