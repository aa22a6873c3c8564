import { useLocation } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import { useWayBack } from '../../../../shared/lib/way-back.ts';

/** What a link to a job says about where it is, as far as a job reads it. */
interface Way {
  readonly cameFrom?: string | undefined;
  /** How many jobs the search has that led here. */
  readonly found?: number | undefined;
  /** Other jobs that were read in between. */
  readonly further?: number | undefined;
}

export function readWay(state: unknown): Way {
  if (typeof state !== 'object' || state === null) return {};
  const of = (key: keyof Way): unknown => Object.entries(state).find(([name]) => name === key)?.[1];
  const [cameFrom, found, further] = [of('cameFrom'), of('found'), of('further')];
  return {
    cameFrom: typeof cameFrom === 'string' ? cameFrom : undefined,
    found: typeof found === 'number' ? found : undefined,
    further: typeof further === 'number' ? further : undefined,
  };
}

/** For links to other jobs: the search goes along, however many jobs are read on the way. */
export function useWayAlong(): Readonly<Record<string, unknown>> {
  const way = readWay(useLocation().state);
  return way.cameFrom === undefined ? {} : { ...way, further: (way.further ?? 0) + 1 };
}

const places = [
  { path: paths.findJobs(), name: 'jobs' },
  { path: paths.myApplications(), name: 'applications' },
  { path: paths.callboardOpenings(), name: 'openings' },
  { path: paths.talentNotifications(), name: 'notifications' },
  { path: paths.dashboard(), name: 'dashboard' },
] as const;

type Place = (typeof places)[number]['name'] | 'application' | 'other';

export function placeOf(path: string): Place {
  const [pathname = ''] = path.split('?');
  if (pathname.startsWith(`${paths.myApplications()}/`)) return 'application';
  const known = places.find((place) => pathname === place.path || pathname.startsWith(`${place.path}/`));
  return known?.name ?? 'other';
}

/** The link back, and what is there. */
export function useWayToJobs() {
  const { cameFrom, found } = readWay(useLocation().state);
  const link = useWayBack(paths.findJobs());
  return { link, place: cameFrom === undefined ? ('jobs' as const) : placeOf(cameFrom), found };
}
