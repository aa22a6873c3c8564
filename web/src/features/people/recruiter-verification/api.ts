import type { Arguments } from '@callboard/contract/endpoint';
import { getRecruiterVerification, requestVerification } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';

export const verificationQuery = (userId: number) =>
  query(getRecruiterVerification, { params: { id: userId } });

export const useVerification = (userId: number) => useQuery(verificationQuery(userId));

export type VerificationRequest = Arguments<typeof requestVerification>['body'];

export const sendVerificationRequest = (id: number, body: VerificationRequest) =>
  api(requestVerification, { params: { id }, body });
