import { exportCreditEntries } from '@callboard/contract/billing/credits';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { saveFile } from '../../../../shared/lib/files/save-file.ts';
import { type HistorySearch, wireOf } from '../model/history-search.ts';

/** Every entry of the search, not only those of the page. */
export const useExportEntries = (recruiterId: number) =>
  useMutation({
    mutationFn: (search: HistorySearch) =>
      api(exportCreditEntries, { query: { recruiterId, ...wireOf(search) } }),
    onSuccess: saveFile,
    networkMode: 'always',
  });
