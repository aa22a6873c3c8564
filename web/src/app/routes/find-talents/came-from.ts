import { paths } from '../../../shared/lib/paths.ts';

/** The search that "More like this" was pressed in, as it stands beside the address. */
export const readCameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'cameFrom' in state &&
  typeof state.cameFrom === 'string' &&
  state.cameFrom.startsWith(paths.findTalents())
    ? state.cameFrom
    : undefined;
