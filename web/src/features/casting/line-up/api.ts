import {
  changePairing,
  getLineUp,
  likePairing,
  listProjectActivity,
  removePairing,
  restorePairing,
  savePairing,
} from '@callboard/contract/casting/calls';
import type { LineUpPerson, LineUpWing, Pairing } from '@callboard/contract/casting/line-ups';
import type { Result } from '@callboard/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { queryOrNull, useCall } from '../../../shared/lib/api/queries.ts';

export type LineUpAnswer = Result<typeof getLineUp>;
export type { LineUpPerson, LineUpWing, Pairing };

/** In one order, so that reordering people asks for nothing. */
const inOrder = (talents: readonly number[]) => talents.toSorted((one, other) => one - other).join(',');

/** Null when there is no such project, when one is not on it, or when someone named is not considered there. */
export const useLineUp = (projectId: number, talents: readonly number[]) =>
  useQuery({
    ...queryOrNull(getLineUp, {
      params: { id: projectId },
      query: talents.length === 0 ? {} : { talents: inOrder(talents) },
    }),
    placeholderData: keepPreviousData,
  });

const stale = { refresh: [getLineUp, listProjectActivity] };

export const useSavePairing = () => useCall(savePairing, stale);
export const useChangePairing = () => useCall(changePairing, stale);
export const useRemovePairing = () => useCall(removePairing, stale);
export const useLikePairing = () => useCall(likePairing, stale);
export const sendRestore = (id: number) => api(restorePairing, { params: { id } });
