import { getBoard } from '@callboard/contract/casting/board';
import { feature } from '../../../platform/feature/feature.ts';
import { bind } from '../../../platform/http/bind.ts';
import { type BoardOptions, createBoard } from './board.service.ts';

export const board = feature({
  routes: (app, needs: BoardOptions) => {
    const boards = createBoard(needs);
    bind(app, getBoard, async ({ actor, params }) => boards.read(actor, params.id));
  },
});
