import { getMasterData } from '@callboard/contract/site/reference';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Every list one chooses from. They change with a release, not while somebody is here. */
export const useLists = () =>
  useQuery({
    queryKey: ['master-data'],
    queryFn: ({ signal }) => api(getMasterData, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
