import { useSearchParams } from 'react-router';
import { readWholeNumber } from '../../../../shared/lib/read-address.ts';

export interface ViewSearch {
  /** The scenario one looks at closer, by its id. */
  readonly scenario: number | undefined;
  readonly showsDifferences: boolean;
}

/** What is looked at stands in the address. */
export function useViewSearch(): [ViewSearch, (next: Partial<ViewSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search: ViewSearch = {
    scenario: readWholeNumber(params.get('scenario')),
    showsDifferences: params.get('differences') !== 'off',
  };
  const change = (next: Partial<ViewSearch>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const { scenario, showsDifferences } = { ...search, ...next };
        if (scenario === undefined) after.delete('scenario');
        else after.set('scenario', String(scenario));
        if (showsDifferences) after.delete('differences');
        else after.set('differences', 'off');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search, change];
}
