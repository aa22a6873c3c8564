import { getJob, listSimilarJobs } from '@callboard/contract/casting/calls';
import type { JobPage, JobPageForTalent } from '@callboard/contract/casting/job-page';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { guestQueryOrNull, queryOrNull } from '../../../shared/lib/api/queries.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

/** For guests and other recruiters, for talents, and for the team that casts it. */
export type ReadJob = JobPage | JobPageForTalent | OwnJob;

export const jobRequest = (id: string) => guestQueryOrNull(getJob, { params: { id } });
export const similarRequest = (id: string) => guestQueryOrNull(listSimilarJobs, { params: { id } });

/** Null when there is none. Until a member’s own view has loaded, they see that of guests. */
export function useJob(id: string) {
  const client = useQueryClient();
  const { user, status } = useSession();
  const asGuest = jobRequest(id);
  const guest = useQuery({ ...asGuest, enabled: status === 'loaded' && !user });
  const member = useQuery({
    ...queryOrNull<typeof getJob, ReadJob>(getJob, { params: { id } }, user?.user_id ?? 0),
    enabled: user !== undefined,
    placeholderData: () => client.getQueryData<ReadJob | null>(asGuest.queryKey) ?? undefined,
  });
  return user ? member : guest;
}

export const useSimilarJobs = (id: string) => useQuery(similarRequest(id));
