import { getMasterData } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/lib/api/queries.ts';

/** All reference lists. They change only with a release. */
export const useLists = () => useQuery({ ...query(getMasterData, {}), staleTime: Number.POSITIVE_INFINITY });
