import { getInvoice } from '@callboard/contract/billing/purchases';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { saveFile } from '../../../../shared/lib/files/save-file.ts';

interface Paper {
  readonly id: number;
  readonly kind: 'invoice' | 'credit_note';
}

/** Fetches a paper of a purchase and saves it. */
export const useSavePaper = () =>
  useMutation({
    mutationFn: ({ id, kind }: Paper) => api(getInvoice, { params: { id }, query: { kind } }),
    onSuccess: saveFile,
    networkMode: 'always',
  });
