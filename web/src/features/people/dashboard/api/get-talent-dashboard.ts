import { getTalentDashboard } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';

export const useTalentDashboard = (id: number) =>
  useQuery({
    queryKey: ['talent-dashboard', id],
    queryFn: ({ signal }) => api(getTalentDashboard, { params: { id } }, { signal }),
    networkMode: 'always',
  });
