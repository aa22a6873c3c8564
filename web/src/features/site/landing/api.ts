import { getLanding } from '@callboard/contract/site/calls';
import { useQuery } from '@tanstack/react-query';
import { guestQuery } from '../../../shared/lib/api/queries.ts';

export const landingRequest = guestQuery(getLanding, {});

export const useLanding = () => useQuery(landingRequest);
