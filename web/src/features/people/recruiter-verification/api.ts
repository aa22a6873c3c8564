import type { Arguments } from '@callboard/contract/endpoint';
import { getRecruiterVerification, requestVerification } from '@callboard/contract/people/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';

export const verificationQuery = (userId: number) =>
  query(getRecruiterVerification, { params: { id: userId } });

/** A decision comes with a notification, so the open page follows it. */
export function useVerification(userId: number, enabled = true) {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const refresh = () => void client.invalidateQueries({ queryKey: verificationQuery(userId).queryKey });
    const stops = [
      onLive('notification', ({ user_id }) => user_id === userId && refresh()),
      onLiveConnect(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId, enabled]);
  return useQuery({ ...verificationQuery(userId), enabled });
}

export type VerificationRequest = Arguments<typeof requestVerification>['body'];

export const sendVerificationRequest = (id: number, body: VerificationRequest) =>
  api(requestVerification, { params: { id }, body });
