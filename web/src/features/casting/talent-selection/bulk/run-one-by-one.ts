import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import type { SelectedTalent } from '../model/selection.ts';

export interface Failure {
  /** Of the error, or `waiting` for those that were not tried. */
  readonly code: string;
  /** What the server says to do about it. */
  readonly detail?: string | undefined;
}

export interface RunResult {
  /** Done with, by id. They are never sent again. */
  readonly done: ReadonlySet<number>;
  /** Why not, by id. */
  readonly failed: ReadonlyMap<number, Failure>;
}

export const notStarted: RunResult = { done: new Set(), failed: new Map() };

/** After these the others would fail too, so they are not tried. */
const stopsAll: readonly string[] = [
  'NETWORK',
  'NO_CREDITS',
  'PROFILE_FROZEN',
  'RATE_LIMITED',
  'PROJECT_RIGHT_MISSING',
];

interface RunOptions {
  readonly talents: readonly SelectedTalent[];
  readonly before: RunResult;
  readonly send: (talent: SelectedTalent) => Promise<unknown>;
  readonly onProgress: (result: RunResult) => void;
  /** Asked before each one. */
  readonly isStopped: () => boolean;
}

/** One after the other, leaving out who is done. What is not tried is among the failed, as `waiting`. */
export async function runOneByOne(options: RunOptions): Promise<RunResult> {
  const { talents, before, send, onProgress, isStopped } = options;
  const done = new Set(before.done);
  const failed = new Map<number, Failure>();
  const result = (): RunResult => ({ done: new Set(done), failed: new Map(failed) });
  let isOver = false;
  for (const talent of talents) {
    const id = talent.user_id;
    if (done.has(id)) continue;
    if (isOver || isStopped()) {
      failed.set(id, { code: 'waiting' });
      continue;
    }
    try {
      await send(talent);
      done.add(id);
    } catch (error) {
      const { code, detail } = readRequestError(error);
      failed.set(id, { code, detail });
      isOver = stopsAll.includes(code);
    }
    onProgress(result());
  }
  return result();
}
