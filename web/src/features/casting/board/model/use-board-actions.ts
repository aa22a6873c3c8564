import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshProject } from '../../project-page/index.ts';
import {
  changeRow,
  sendAddition,
  sendEntryChange,
  sendMove,
  sendOrder,
  sendRemoval,
  sendRestore,
} from '../api.ts';
import { placed } from './drop-rules.ts';

export interface PickedCard {
  readonly row: BoardRow;
  readonly card: BoardCard;
}

const entryIds = (picked: readonly PickedCard[]): number[] =>
  picked.flatMap(({ card }) => (card.entry ? [card.entry.id] : []));

/** The people of a row with those of the shortlist in this order. */
function reordered(people: readonly BoardCard[], userIds: readonly number[]): readonly BoardCard[] {
  const byId = new Map(people.map((card) => [card.user_id, card]));
  const sorted = userIds.flatMap((id) => byId.get(id) ?? []);
  return [...sorted, ...people.filter(({ stage }) => stage !== 'shortlisted')];
}

/** Everything that is changed from the board. What shows at once goes back if it cannot be saved. */
export function useBoardActions(projectId: number) {
  const { t } = useTranslation('projectBoard');
  const client = useQueryClient();
  return useMemo(() => {
    const readAgain = () => refreshProject(client);
    const fail = (text: string) => toast(text, { severity: 'error' });

    const order = async (row: BoardRow, userIds: readonly number[], target: number | undefined) => {
      const listed = row.people.filter(({ stage }) => stage === 'shortlisted');
      const ids = placed(
        listed.map(({ user_id }) => user_id),
        userIds,
        target,
      );
      const next = reordered(row.people, ids);
      const entries = next.flatMap(({ stage, entry }) => (stage === 'shortlisted' && entry ? [entry.id] : []));
      const putBack = await changeRow(client, projectId, row.id, () => next);
      try {
        await sendOrder(row.id, entries);
      } catch {
        putBack();
        fail(t('failed.order'));
      }
      await readAgain();
    };

    const restore = async (ids: number[]) => {
      try {
        const { results } = await sendRestore(ids);
        toast(t('done.restored', { count: results.length }));
      } catch {
        fail(t('failed.restore'));
      }
      await readAgain();
    };

    const remove = async (picked: readonly PickedCard[]) => {
      const ids = entryIds(picked);
      if (ids.length === 0) return fail(t('failed.nothingToRemove'));
      try {
        await sendRemoval(ids);
        toast(t('done.removed', { count: ids.length }), {
          action: { label: t('undo'), onPress: () => void restore(ids) },
          hidesAfter: 10_000,
        });
      } catch {
        fail(t('failed.remove'));
      }
      await readAgain();
    };

    const move = async (picked: readonly PickedCard[], to: BoardRow, copy: boolean) => {
      const listed = entryIds(picked);
      const others = picked.flatMap(({ card }) => (card.entry ? [] : [card.user_id]));
      try {
        if (listed.length > 0) await sendMove(listed, to.id, copy);
        if (others.length > 0) await sendAddition(others, to.id);
        toast(t(copy || listed.length === 0 ? 'done.copied' : 'done.moved', { character: to.name }));
      } catch {
        fail(t('failed.move'));
      }
      await readAgain();
    };

    /** 0 removes the rating. */
    const rate = async ({ card, row }: PickedCard, stars: number) => {
      const { entry, user_id, name } = card;
      if (!entry) return fail(t('failed.notListed'));
      const rating = stars === 0 ? null : stars;
      await changeRow(client, projectId, row.id, (people) =>
        people.map((one) => (one.user_id === user_id ? { ...one, entry: { ...entry, rating } } : one)),
      );
      try {
        const { conflicts } = await sendEntryChange(entry.id, { rating, base_revision: entry.revision });
        if (conflicts.length > 0) fail(t('failed.conflict'));
        else toast(t(rating === null ? 'done.unrated' : 'done.rated', { name, rating: stars }));
      } catch {
        fail(t('failed.rate'));
      }
      await readAgain();
    };

    /** The same note for all of them. Answers whether every one was saved. */
    const noteAll = async (picked: readonly PickedCard[], note: string | null) => {
      let saved = 0;
      let isConflict = false;
      try {
        for (const { card } of picked) {
          if (!card.entry) continue;
          const { conflicts } = await sendEntryChange(card.entry.id, {
            note,
            base_revision: card.entry.revision,
          });
          if (conflicts.length > 0) isConflict = true;
          else saved += 1;
        }
        if (isConflict) fail(t('failed.conflict'));
        if (saved > 0) toast(t('done.noted', { count: saved }));
        return !isConflict;
      } catch {
        fail(t('failed.note'));
        return false;
      } finally {
        await readAgain();
      }
    };

    return { order, remove, move, rate, noteAll, readAgain };
  }, [client, projectId, t]);
}
export type BoardActions = ReturnType<typeof useBoardActions>;
