import { listReportReasons } from '@callboard/contract/people/reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../../shared/lib/api.ts';

/** They hardly ever change. */
const hour = 3_600_000;

export const useReportReasons = () =>
  useQuery({
    queryKey: ['report-reasons'],
    queryFn: async ({ signal }) => (await api(listReportReasons, {}, { signal })).results,
    staleTime: hour,
  });
