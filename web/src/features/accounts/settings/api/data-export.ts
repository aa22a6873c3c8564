import {
  cancelDataExport,
  type DataExport,
  getDataExport,
  requestDataExport,
} from '@callboard/contract/accounts/user';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (id: number) => ['data-export', id] as const;
const lookEvery = 1500;

/** Looks again while it is being packed, and only then. */
export const useDataExport = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(getDataExport, { params: { id } }, { signal }),
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'packing' ? lookEvery : false),
  });

export const keepDataExport = (client: QueryClient, id: number, answer: DataExport): void => {
  client.setQueryData(keyOf(id), answer);
};

export const sendDataExportRequest = (id: number) => api(requestDataExport, { params: { id } });

export const sendDataExportCancel = (id: number) => api(cancelDataExport, { params: { id } });
