import type { BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { type CardPlace, cardKey, cellsOf, columnsOf, shownIn } from './board-cells.ts';
import type { DropTarget } from './board-context.ts';
import type { BoardGrid, GridPlace } from './board-keys.ts';

interface Drawn {
  readonly rows: readonly BoardRow[];
  readonly stages: readonly BoardStage[];
  readonly unfolded: ReadonlySet<string>;
  /** Stacked, so that everyone of a stage is beside each other. */
  readonly isPhone: boolean;
}

const shownCount = ({ unfolded, stages }: Drawn, row: BoardRow, stage: BoardStage): number => {
  const count = cellsOf(row)[stage].length;
  return unfolded.has(`${row.id}-${stage}`) ? count : shownIn(count, stage, stages.length === 1);
};

/** The cards that are on the screen, as the arrows walk them. */
export const gridOf = (drawn: Drawn): BoardGrid => ({
  counts: drawn.rows.map((row) => drawn.stages.map((stage) => shownCount(drawn, row, stage))),
  sideBySide: drawn.stages.map((stage) => (drawn.isPhone ? 1 : columnsOf(stage, drawn.stages.length === 1))),
});

export function cardAt({ rows, stages }: Drawn, at: GridPlace): CardPlace | undefined {
  const row = rows[at.row];
  const stage = stages[at.column];
  const card = row && stage ? cellsOf(row)[stage][at.index] : undefined;
  return row && card && { characterId: row.id, userId: card.user_id };
}

export function placeOf(drawn: Drawn, key: string | undefined): GridPlace | undefined {
  for (const [row, { id, people }] of drawn.rows.entries()) {
    const card = people.find(({ user_id }) => cardKey({ characterId: id, userId: user_id }) === key);
    if (!card) continue;
    const column = drawn.stages.indexOf(card.stage);
    const found = drawn.rows[row];
    return found && column >= 0
      ? { row, column, index: cellsOf(found)[card.stage].indexOf(card) }
      : undefined;
  }
  return undefined;
}

/** The cell, and the card in it while its own order is walked. */
export function targetAt(drawn: Drawn, at: GridPlace, from: GridPlace): DropTarget | undefined {
  const row = drawn.rows[at.row];
  const stage = drawn.stages[at.column];
  if (!row || !stage) return undefined;
  const isHome = at.row === from.row && at.column === from.column;
  return { characterId: row.id, stage, userId: isHome ? cellsOf(row)[stage][at.index]?.user_id : undefined };
}
