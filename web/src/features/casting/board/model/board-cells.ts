import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import { type BoardStage, boardStages } from '@callboard/contract/casting/project-values';

export type Cells = Readonly<Record<BoardStage, readonly BoardCard[]>>;

const stageIn = (stage: BoardStage) => (card: BoardCard) => card.stage === stage;

const made = new WeakMap<readonly BoardCard[], Cells>();

/** The people of a row by stage, in their order. The same answer for the same people, so that cells stay as they are. */
export function cellsOf({ people }: Pick<BoardRow, 'people'>): Cells {
  const known = made.get(people);
  if (known) return known;
  const cells: Cells = {
    shortlisted: people.filter(stageIn('shortlisted')),
    invited: people.filter(stageIn('invited')),
    auditioned: people.filter(stageIn('auditioned')),
    offered: people.filter(stageIn('offered')),
    cast: people.filter(stageIn('cast')),
  };
  made.set(people, cells);
  return cells;
}

export type StageTotals = Readonly<Record<BoardStage, number>>;

export function totalsOf(rows: readonly BoardRow[]): StageTotals {
  const totals = { shortlisted: 0, invited: 0, auditioned: 0, offered: 0, cast: 0 };
  for (const { people } of rows) for (const { stage } of people) totals[stage] += 1;
  return totals;
}

/** One face of one character. */
export interface CardPlace {
  readonly characterId: number;
  readonly userId: number;
}

export const cardKey = ({ characterId, userId }: CardPlace): string => `${characterId}-${userId}`;

/** Side by side in a cell. */
export const columnsOf = (stage: BoardStage, isAlone: boolean): number =>
  isAlone ? 4 : stage === 'shortlisted' ? 2 : 1;

/** How many faces a folded cell shows. Where one more would fill the place of "3 more", it is shown. */
export function shownIn(count: number, stage: BoardStage, isAlone: boolean): number {
  const most = isAlone ? 12 : stage === 'shortlisted' ? 4 : 3;
  return count <= most ? count : most - 1;
}

export const stagesShown = (only: BoardStage | undefined): readonly BoardStage[] =>
  only === undefined ? boardStages : [only];

const rowFilters = {
  all: () => true,
  people: ({ people }: BoardRow) => people.length > 0,
  casting: ({ status }: BoardRow) => status === 'casting',
} as const;
export type RowFilter = keyof typeof rowFilters;
export const rowChoices = ['all', 'casting', 'people'] as const satisfies readonly RowFilter[];

export const filterRows = (rows: readonly BoardRow[], filter: RowFilter): readonly BoardRow[] =>
  filter === 'all' ? rows : rows.filter(rowFilters[filter]);
