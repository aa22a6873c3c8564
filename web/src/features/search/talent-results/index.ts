export { compareThese } from './compare/compare-store.ts';
export { CompareTray } from './compare/compare-tray.tsx';
export { KeyboardHints } from './components/keyboard-hints.tsx';
export { Results } from './components/results.tsx';
export {
  LayoutSwitch,
  NameField,
  ResultsTitle,
  SimilarHeading,
  SortMenu,
  Total,
} from './components/results-head.tsx';
export { SelectMany } from './components/select-many.tsx';
export { useTalentResults } from './model/use-talent-results.ts';
export { useWalkableSearch } from './model/use-walkable-search.ts';
