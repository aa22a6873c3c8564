import { getReferral } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/lib/api/queries.ts';

export const useReferralOf = (userId: number) => useQuery(query(getReferral, { params: { id: userId } }));
