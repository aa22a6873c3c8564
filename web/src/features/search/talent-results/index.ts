export { CompareTray } from './compare/compare-tray.tsx';
export { KeyLine } from './components/key-line.tsx';
export { LayoutSwitch } from './components/layout-switch.tsx';
export { LikeLine } from './components/like-line.tsx';
export { NameField } from './components/name-field.tsx';
export { Results } from './components/results.tsx';
export { ResultsTitle, Total } from './components/results-title.tsx';
export { SortMenu } from './components/sort-menu.tsx';
export { useFound } from './model/use-found.ts';
