import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';

/** What a new job starts from. In the address, so that it is there after a reload and on the way back. */
export interface JobSource {
  readonly isOwn: boolean;
  readonly project: number | null;
  readonly characters: readonly number[];
  /** One of one's own jobs, to copy. */
  readonly copy: number | undefined;
}

export function readJobSource(params: URLSearchParams): JobSource {
  const ids = (params.get('character') ?? '').split(',').map((text) => readWholeNumber(text));
  return {
    isOwn: params.get('own') !== null,
    project: readWholeNumber(params.get('project')) ?? null,
    characters: ids.filter((id) => id !== undefined),
    copy: readWholeNumber(params.get('copy')),
  };
}

export type SourceChange = (change: Partial<Pick<JobSource, 'isOwn' | 'project' | 'characters'>>) => void;

export function useJobSource(): { source: JobSource; onSource: SourceChange } {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const source = useMemo(() => readJobSource(new URLSearchParams(address)), [address]);
  const onSource: SourceChange = useCallback(
    (change) => {
      const { isOwn, project, characters } = { ...source, ...change };
      const next = new URLSearchParams({
        ...(isOwn && { own: '' }),
        ...(project !== null && { project: String(project) }),
        ...(characters.length > 0 && { character: characters.join() }),
      });
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [source, setParams],
  );
  return { source, onSource };
}
