import { filterGroups, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { MasterData } from '@callboard/contract/site/reference';
import { useCallback, useMemo, useState } from 'react';
import type { Editor } from '../model/editor.ts';
import { type Control, type FoldName, foldNames, folds, groupOf } from '../model/folds.ts';
import { maySearchBy, type Searcher } from '../model/use-searcher.ts';
import { Fold } from './fold.tsx';

interface FoldsProps {
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
  kind: Searcher['kind'];
}

const controlsFor = (kind: Searcher['kind'], name: FoldName): Control[] =>
  folds[name].filter((control) => maySearchBy({ kind }, filterGroups[groupOf(control)][0]));

/** How many of these are set. Travelling is counted where the places are. */
function countSet(controls: readonly Control[], filters: TalentFilters): number {
  const groups = new Set(controls.map(groupOf));
  return setGroups(filters).filter((group) => group !== 'location' && groups.has(group)).length;
}

/** What is not in every search, in parts that are opened when they are wanted. */
export function Folds({ filters, lists, editor, kind }: FoldsProps) {
  const [opened, setOpened] = useState<readonly FoldName[]>([]);
  const toggle = useCallback(
    (name: FoldName) =>
      setOpened((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name])),
    [],
  );
  const shown = useMemo(
    () =>
      foldNames
        .map((name) => ({ name, controls: controlsFor(kind, name) }))
        .filter(({ controls }) => controls.length > 0),
    [kind],
  );
  return shown.map(({ name, controls }) => (
    <Fold
      key={name}
      name={name}
      controls={controls}
      set={countSet(controls, filters)}
      isOpen={opened.includes(name)}
      isForGuests={kind === 'guest'}
      onToggle={toggle}
      filters={filters}
      lists={lists}
      editor={editor}
    />
  ));
}
