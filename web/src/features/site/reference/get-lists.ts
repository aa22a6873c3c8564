import { getMasterData } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/lib/api/queries.ts';

/** Every list one chooses from. They change with a release, not while somebody is here. */
export const useLists = () => useQuery({ ...query(getMasterData, {}), staleTime: Number.POSITIVE_INFINITY });
