export { CompareTray } from './compare/compare-tray.tsx';
export { KeyboardHints } from './components/keyboard-hints.tsx';
export { Results } from './components/results.tsx';
export {
  LayoutSwitch,
  LikeLine,
  NameField,
  ResultsTitle,
  SortMenu,
  Total,
} from './components/results-head.tsx';
export { useFound } from './model/use-found.ts';
