import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { useCallback, useMemo, useState } from 'react';
import { changed, keyOf } from './change.ts';
import type { EditedFilters } from './editor.ts';

/** Filters that are gathered before they are used. Closing keeps them; another search begins anew. */
export function useDraftFilters(address: TalentFilters): EditedFilters {
  const key = keyOf(address);
  const [draft, setDraft] = useState({ of: key, filters: address });
  const isCurrent = draft.of === key;
  if (!isCurrent) setDraft({ of: key, filters: address });
  const filters = isCurrent ? draft.filters : address;

  const change = useCallback(
    (patch: TalentFilters) => setDraft((now) => ({ ...now, filters: changed(now.filters, patch) })),
    [],
  );
  const replaceAll = useCallback((next: TalentFilters) => setDraft((now) => ({ ...now, filters: next })), []);
  const editor = useMemo(() => ({ change, move: change, settle: () => undefined }), [change]);
  return { filters, editor, replaceAll };
}
