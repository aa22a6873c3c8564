import type { UnlockedSearch } from '../model/unlocked-address.ts';

/** The same for the list and for the files made from it. */
export const unlockedQuery = ({ search, status, sort, project }: UnlockedSearch, recruiterId: number) => ({
  recruiter_id: recruiterId,
  sort,
  status,
  ...(search !== '' && { search }),
  ...(project !== undefined && { project_id: project }),
});
