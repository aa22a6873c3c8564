import { useEffect, useRef, useState } from 'react';
import type { SelectedTalent } from '../model/selection.ts';
import { notStarted, type RunResult, runOneByOne } from './run-one-by-one.ts';

interface BulkRunOptions<What> {
  /** Safe to repeat: what arrived twice counts once. */
  readonly send: (talent: SelectedTalent, what: What) => Promise<unknown>;
  readonly onEnd: (result: RunResult) => void;
}

/** Sends to everyone once. Starting again takes up those that failed. Leaving stops after the one under way. */
export function useBulkRun<What = undefined>({ send, onEnd }: BulkRunOptions<What>) {
  const [result, setResult] = useState(notStarted);
  const [isRunning, setIsRunning] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const start = async (talents: readonly SelectedTalent[], what: What) => {
    if (isRunning) return;
    setIsRunning(true);
    const after = await runOneByOne({
      talents,
      before: result,
      send: (talent) => send(talent, what),
      onProgress: setResult,
      isStopped: () => isGone.current,
    });
    setResult(after);
    setIsRunning(false);
    onEnd(after);
  };
  return { result, isRunning, isStarted: result !== notStarted || isRunning, start };
}
