import { useSearchParams } from 'react-router';

/** So many before the rest is asked for. A few more are not worth a button. */
const shownAtFirst = 10;
const worthFolding = 13;

export interface Fold {
  /** How many are shown. */
  readonly shown: number;
  readonly isFolded: boolean;
  /** Undefined while there is nothing to fold. */
  readonly toggle: (() => void) | undefined;
}

/** A long section shows its beginning. Unfolding is in the address, so the way back finds it open. */
export function useFold(section: string, count: number): Fold {
  const [params, setParams] = useSearchParams();
  const open = params.getAll('all');
  if (count < worthFolding) return { shown: count, isFolded: false, toggle: undefined };
  const isFolded = !open.includes(section);
  const toggle = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isFolded) next.append('all', section);
        else next.delete('all', section);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { shown: isFolded ? shownAtFirst : count, isFolded, toggle };
}
