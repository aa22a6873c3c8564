import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link says about the page it is on, with its page number and filters. */
interface CameFrom {
  readonly cameFrom: string;
  /** How many steps of its own, such as filters, the page has taken since. */
  readonly further?: number;
}

/** For links to a page that leads back: `<Link to={…} state={useCameFrom()}>`. */
export function useCameFrom(): CameFrom {
  const { pathname, search } = useLocation();
  return { cameFrom: pathname + search };
}

function readCameFrom(state: unknown): CameFrom | undefined {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
  const { cameFrom } = state;
  if (typeof cameFrom !== 'string') return undefined;
  const further = 'further' in state && typeof state.further === 'number' ? state.further : 0;
  return { cameFrom, further };
}

/** For a step within a page that leads back, such as a filter: its link back still leads where one came from. */
export function useStepFurther(): CameFrom | undefined {
  const before = readCameFrom(useLocation().state);
  return before && { ...before, further: (before.further ?? 0) + 1 };
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/**
 * The link back: to where one came from as it was left, scrolled to where it was, since that is a step back
 * in the history of this tab. Who came from elsewhere gets to the usual place.
 */
export function useWayBack(usual: string) {
  const { cameFrom, further = 0 } = readCameFrom(useLocation().state) ?? {};
  const navigate = useNavigate();
  return {
    to: cameFrom ?? usual,
    onClick: (event: MouseEvent) => {
      if (cameFrom === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(-1 - further);
    },
  };
}
