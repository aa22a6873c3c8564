import { getTalentDashboard } from '@callboard/contract/people/dashboard';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

export const useTalentDashboard = (id: number) =>
  useQuery({
    queryKey: ['talent-dashboard', id],
    queryFn: ({ signal }) => api(getTalentDashboard, { params: { id } }, { signal }),
    networkMode: 'always',
  });
