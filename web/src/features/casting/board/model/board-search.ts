import { type BoardStage, boardStages } from '@callboard/contract/casting/project-values';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';
import { type RowFilter, rowChoices } from './board-cells.ts';

export interface BoardSearch {
  /** In sight, or the one that a phone shows. */
  readonly character: number | undefined;
  readonly rows: RowFilter;
  /** Only this stage, with more room for it. */
  readonly stage: BoardStage | undefined;
}

/** Ignores what is invalid in the URL. */
export const readBoardSearch = (params: URLSearchParams): BoardSearch => ({
  character: readWholeNumber(params.get('character')),
  rows: rowChoices.find((one) => one === params.get('rows')) ?? 'all',
  stage: boardStages.find((one) => one === params.get('show')),
});

/** Leaves out defaults to keep the URL short. */
export const writeBoardSearch = ({ character, rows, stage }: BoardSearch): URLSearchParams =>
  new URLSearchParams({
    ...(character !== undefined && { character: String(character) }),
    ...(rows !== 'all' && { rows }),
    ...(stage !== undefined && { show: stage }),
  });

export function useBoardSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = useMemo(() => readBoardSearch(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (next: Partial<BoardSearch>) =>
      setParams((now) => writeBoardSearch({ ...readBoardSearch(now), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { search, change };
}
