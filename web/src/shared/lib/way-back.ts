import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link says about the page it is on, with its page number and filters. */
interface CameFrom {
  readonly cameFrom: string;
}

/** For links to a page that leads back: `<Link to={…} state={useCameFrom()}>`. */
export function useCameFrom(): CameFrom {
  const { pathname, search } = useLocation();
  return { cameFrom: pathname + search };
}

const readCameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && typeof state.cameFrom === 'string'
    ? state.cameFrom
    : undefined;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/**
 * The link back: to where one came from as it was left, scrolled to where it was, since that is one step back
 * in the history of this tab, or more where pages in between were `passed`. Who came from elsewhere gets to the
 * usual place.
 */
export function useWayBack(usual: string, passed = 0) {
  const cameFrom = readCameFrom(useLocation().state);
  const navigate = useNavigate();
  return {
    to: cameFrom ?? usual,
    onClick: (event: MouseEvent) => {
      if (cameFrom === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(-1 - passed);
    },
  };
}
