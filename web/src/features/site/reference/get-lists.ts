import { urlOf } from '@callboard/contract/client';
import { getMasterData } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { type GuestRequest, query } from '../../../shared/lib/api/queries.ts';

/** All reference lists. They change only with a release. */
export const useLists = () => useQuery({ ...query(getMasterData, {}), staleTime: Number.POSITIVE_INFINITY });

/** Sent with pages whose first view shows them. */
export const listsRequest: GuestRequest = {
  queryKey: query(getMasterData, {}).queryKey,
  url: urlOf(getMasterData, {}),
  mayBeMissing: false,
};
