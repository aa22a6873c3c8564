import { JobAlertFilters } from '@callboard/contract/casting/job-alerts';

/** As the address of a search writes them. */
export const toKept = (filters: JobAlertFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => [name, String(value)])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Undefined for filters that are no longer known. */
export const readKept = (stored: unknown): JobAlertFilters | undefined =>
  JobAlertFilters.safeParse(stored).data;
