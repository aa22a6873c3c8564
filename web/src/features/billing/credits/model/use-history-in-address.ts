import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type HistorySearch, readHistorySearch, writeHistorySearch } from './history-search.ts';

/** What of the history is shown, kept in the address: to come back to, to keep, to send. */
export function useHistoryInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = params.toString();
  return useMemo(() => {
    const here = new URLSearchParams(address);
    const search = readHistorySearch(here);
    const linkTo = (next: Partial<HistorySearch>) =>
      writeHistorySearch({ ...search, page: 1, ...next }, here);
    const change = (next: Partial<HistorySearch>) =>
      void navigate(linkTo(next), { preventScrollReset: true });
    return { search, linkTo, change };
  }, [address, navigate]);
}
