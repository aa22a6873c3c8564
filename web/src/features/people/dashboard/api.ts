import { getTalentDashboard } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/lib/api/queries.ts';

export const useTalentDashboard = (id: number) => useQuery(query(getTalentDashboard, { params: { id } }));
