import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useOwnRecruiter, usePublicRecruiter } from '../api.ts';

export type RecruiterAnswer =
  | { readonly state: 'waiting' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly recruiter: RecruiterProfile; readonly isOwner: boolean };

const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page at this address, for whoever is here. */
export function useRecruiter(userUniqueId: string): RecruiterAnswer {
  const { user } = useSession();
  const isOwner = user?.user_type === 2 && user.userUniqueId.toLowerCase() === userUniqueId.toLowerCase();
  const isKnown = uniqueId.test(userUniqueId);
  const forAll = usePublicRecruiter(userUniqueId, isKnown && !isOwner);
  const own = useOwnRecruiter(userUniqueId, isKnown && isOwner);
  const { data, isError, refetch } = isOwner ? own : forAll;
  if (!isKnown || data === null) return { state: 'missing' };
  if (data) return { state: 'there', recruiter: data, isOwner };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'waiting' };
}
