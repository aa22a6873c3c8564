import type { BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { paths } from '../../../../shared/lib/paths.ts';
import {
  findReturn,
  keepWalk,
  type ListedTalents,
  type WalkState,
} from '../../../../shared/lib/talent-walk.ts';
import { type CardPlace, cellsOf } from './board-cells.ts';

/** Everyone of a character whose profile opens, as the board shows them. */
function toListed(projectId: number, row: BoardRow, stages: readonly BoardStage[]): ListedTalents {
  const cells = cellsOf(row);
  const people = stages.flatMap((stage) => cells[stage]).filter(({ is_visible }) => is_visible);
  return {
    walk: `${paths.board(projectId, row.id)}#${stages.join()}`,
    page: 1,
    perPage: Math.max(people.length, 1),
    total: people.length,
    lastPage: 1,
    talents: people.map(({ user_id, userUniqueId, name, image }) => ({
      user_id,
      userUniqueId,
      name,
      ...(image && { photo: image }),
    })),
    character: { id: row.id, name: row.name },
  };
}

/** Where someone is among the people of their character. */
export function walkStateOf(
  projectId: number,
  row: BoardRow,
  stages: readonly BoardStage[],
  userId: number,
): WalkState {
  const { walk, talents } = toListed(projectId, row, stages);
  return { walk, place: talents.findIndex(({ user_id }) => user_id === userId) };
}

/** Kept when a profile is opened: a board has up to sixty of these lists, and one is walked at a time. */
export const beginWalk = (projectId: number, row: BoardRow, stages: readonly BoardStage[]): void =>
  keepWalk('board', toListed(projectId, row, stages));

const isOfBoard = (projectId: number) => (walk: string) => walk.startsWith(`${paths.board(projectId)}?`);

/** The walk that leads back to this board. */
export const walkBackTo = (projectId: number): string =>
  findReturn(isOfBoard(projectId)) ?? paths.board(projectId);

/** Whom the walk led back to. They may have left the character since. */
export function returnedPlace(
  rows: readonly BoardRow[],
  walk: string,
  userUniqueId: string,
): CardPlace | undefined {
  const characterId = Number(/character=(\d+)/.exec(walk)?.[1]);
  const card = rows
    .find(({ id }) => id === characterId)
    ?.people.find((one) => one.userUniqueId === userUniqueId);
  return card && { characterId, userId: card.user_id };
}
