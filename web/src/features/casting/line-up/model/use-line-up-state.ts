import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { LineUpAnswer, LineUpPerson } from '../api.ts';
import {
  arrange,
  groupsOf,
  heldGroup,
  moveBy,
  orderOf,
  standAlso,
  standBeside,
  standGroup,
  stepDown,
} from './arranging.ts';
import { type Arrangement, useLineUpAddress } from './line-up-address.ts';
import { useLineUpDrag } from './use-line-up-drag.ts';
import { useLineUpKeys } from './use-line-up-keys.ts';

const isSameGroup = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Putting people somewhere by hand ends an order that is computed. */
const byHand = (arrangement: Arrangement): Arrangement =>
  arrangement === 'height' || arrangement === 'age' ? 'pairs' : arrangement;

/** Who stands where, from the address, and everything that changes it. */
export function useLineUpState(lineUp: LineUpAnswer) {
  const { t } = useTranslation('lineUp');
  const { address, latest, change } = useLineUpAddress();
  const { arrange: arrangement } = address;
  const byId = new Map(lineUp.standing.map((person) => [person.user_id, person]));
  const people = arrange(
    address.talents.flatMap((id) => byId.get(id) ?? []),
    arrangement,
  );
  const groups = groupsOf(
    people.map(({ user_id }) => user_id),
    arrangement,
  );
  const held = heldGroup(groups, address.held);
  const nameOf = (id: number) =>
    byId.get(id)?.name ?? lineUp.wings.find(({ user_id }) => user_id === id)?.name ?? '';

  /** As they stand after the last change; whoever has just come may still be on the way. */
  const order = () => orderOf(latest().talents, byId, latest().arrange);
  const put = (talents: readonly number[], together: readonly number[] = latest().held) =>
    change({ talents, held: together, arrange: byHand(latest().arrange) });
  const onStand = (who: number) => {
    const next = standAlso(order(), who);
    if (next) put(next);
    else toast(t('wings.full', { most: maxStanding }), { severity: 'error' });
  };
  const onLeave = (who: number) => put(stepDown(order(), who));
  const onBeside = (who: number, beside: number) => {
    const by = byHand(latest().arrange);
    const next = standBeside(order(), who, beside, by);
    const pair = groupsOf(next, by).find((ids) => ids.includes(who));
    put(next, pair);
  };
  const { held: carried, announced, keys, cancel } = useLineUpKeys({ order, nameOf, onBeside });
  const { held: dragged, context } = useLineUpDrag({ nameOf, onBeside, onStand, onLeave, onStart: cancel });
  const drag = dragged ?? carried;

  const tried = drag?.beside === undefined ? undefined : [drag.who, drag.beside];
  const card = (tried ?? held ?? []).flatMap((id): LineUpPerson[] => {
    const person = byId.get(id);
    return person ? [person] : [];
  });
  return {
    view: {
      people,
      arrangement,
      groups,
      heldGroup: held,
      drag,
      /** By keys, so no pointer moves the figure. */
      isCarried: drag !== undefined && drag === carried,
      keys,
      nameOf,
      savedName: (ids: readonly number[]) =>
        lineUp.pairings.find((pairing) =>
          isSameGroup(
            pairing.people.map(({ user_id }) => user_id),
            ids,
          ),
        )?.name,
      onHold: (ids: readonly number[]) => change({ held: ids }),
    },
    /** Whose facts the card tells: those held together now, else those chosen. */
    card,
    dragContext: context,
    announced,
    onArrange: (next: Arrangement) => change({ arrange: next, talents: order() }),
    onStand,
    onLeave,
    /** Onto an empty stage. */
    onStandFirst: (ids: readonly number[]) => put(ids, []),
    onMove: (who: number, steps: -1 | 1) => put(moveBy(order(), who, steps)),
    onStandGroup: (ids: readonly number[]) => {
      const next = standGroup(order(), ids);
      change({ talents: next, held: ids, arrange: ids.length > 2 ? 'family' : 'pairs' });
    },
  };
}
export type LineUpState = ReturnType<typeof useLineUpState>;
