import type { FacetName } from '@callboard/contract/search/talent-search';
import { useLists } from '../../../site/reference/index.ts';
import { useFacets } from '../api.ts';
import type { EditedFilters } from '../model/editor.ts';
import { useSearcher } from '../model/use-searcher.ts';
import { AlwaysShown } from './always-shown.tsx';
import { CastingFor } from './casting-for.tsx';
import { Folds } from './folds.tsx';
import { GuestLine } from './guest-line.tsx';
import { ListsFailed, PanelSkeleton } from './panel-waiting.tsx';

interface FilterPanelProps {
  edited: EditedFilters;
}

const alwaysInSight: readonly FacetName[] = ['age', 'language', 'height'];

/** Everything that people can be searched by, for who searches. */
export function FilterPanel({ edited }: FilterPanelProps) {
  const { filters, editor, replaceAll } = edited;
  const facets = useFacets(filters, alwaysInSight);
  const { kind, isKnown } = useSearcher();
  const { data: lists, isError, refetch } = useLists();
  if (!lists) return isError ? <ListsFailed onRetry={() => refetch()} /> : <PanelSkeleton />;
  const shared = { filters, lists, editor, kind };
  return (
    <>
      {kind === 'recruiter' && <CastingFor filters={filters} replaceAll={replaceAll} />}
      <AlwaysShown {...shared} facets={facets} />
      <Folds {...shared} />
      {kind === 'guest' && isKnown && <GuestLine />}
    </>
  );
}
