import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshProject } from '../../project-page/index.ts';
import { sendAddition, useEntryActions } from '../../shortlists/index.ts';
import { changeRow, sendEntryChange, sendOrder } from '../api.ts';
import { placed } from './drop-rules.ts';

/** Someone on the board, with the character they are considered for. */
export interface PickedCard {
  readonly row: BoardRow;
  readonly card: BoardCard;
}

const entriesOf = (picked: readonly PickedCard[]) =>
  picked.flatMap(({ card: { entry, name } }) => (entry ? [{ id: entry.id, name }] : []));

/** The people of a row with those of the shortlist in this order. */
function reordered(people: readonly BoardCard[], userIds: readonly number[]): readonly BoardCard[] {
  const byId = new Map(people.map((card) => [card.user_id, card]));
  const sorted = userIds.flatMap((id) => byId.get(id) ?? []);
  return [...sorted, ...people.filter(({ stage }) => stage !== 'shortlisted')];
}

const isListed = ({ stage }: BoardCard) => stage === 'shortlisted';

/** Everything that is changed from the board. What shows right away goes back if it cannot be saved. */
export function useBoardActions(projectId: number) {
  const { t } = useTranslation('projectBoard');
  const client = useQueryClient();
  const entries = useEntryActions();
  const readAgain = () => refreshProject(client);
  const refuse = (text: string) => {
    toast(text, { severity: 'error' });
  };

  const order = async (row: BoardRow, userIds: readonly number[], target: number | undefined) => {
    const before = row.people.filter(isListed).map(({ user_id }) => user_id);
    const next = reordered(row.people, placed(before, userIds, target));
    const ids = next.flatMap((card) => (isListed(card) && card.entry ? [card.entry.id] : []));
    const putBack = await changeRow(client, projectId, row.id, () => next);
    try {
      await sendOrder(row.id, ids);
    } catch {
      putBack();
      refuse(t('failed.order'));
    }
    await readAgain();
  };

  const remove = async (picked: readonly PickedCard[]) => {
    const named = entriesOf(picked);
    if (named.length === 0) return refuse(t('failed.nothingToRemove'));
    await entries.remove(named);
  };

  /** Who is on no shortlist is added to that of the other character. */
  const move = async (picked: readonly PickedCard[], to: BoardRow, copy: boolean) => {
    const named = entriesOf(picked);
    const others = picked.flatMap(({ card }) => (card.entry ? [] : [card.user_id]));
    if (named.length > 0) await entries.move(named, to, { copy });
    if (others.length === 0) return;
    try {
      await sendAddition({ user_id: others, charcter_id: to.id });
      toast(t('done.copied', { character: to.name }));
    } catch {
      refuse(t('failed.move'));
    }
    await readAgain();
  };

  const rate = async ({ card: { entry } }: PickedCard, rating: number | null) => {
    if (entry) await entries.rate(entry, rating);
    else refuse(t('failed.notListed'));
  };

  /** What came of a note for one of them. */
  const noteOne = async ({ id, revision }: NonNullable<BoardCard['entry']>, note: string) => {
    try {
      const { conflicts } = await sendEntryChange(id, { note, base_revision: revision });
      return conflicts.length === 0 ? 'saved' : 'conflict';
    } catch (error) {
      return readRequestError(error).code === 'NOT_FOUND' ? 'gone' : 'note';
    }
  };

  /** The same note for all of them. Answers whether every one was saved. */
  const noteAll = async (picked: readonly PickedCard[], note: string) => {
    const entries = picked.flatMap(({ card: { entry } }) => (entry ? [entry] : []));
    const answers = await Promise.all(entries.map((entry) => noteOne(entry, note)));
    for (const problem of ['note', 'gone', 'conflict'] as const)
      if (answers.includes(problem)) refuse(t(`failed.${problem}`));
    const saved = answers.filter((answer) => answer === 'saved').length;
    if (saved > 0) toast(t('done.noted', { count: saved }));
    await readAgain();
    return saved === answers.length;
  };

  return { order, remove, move, rate, noteAll, refuse };
}
export type BoardActions = ReturnType<typeof useBoardActions>;
