export { SelectTick, selectOrSay } from './components/select-tick.tsx';
export { default as SelectionLayer } from './components/selection-layer.tsx';
export { maxSelected, type SelectedTalent } from './model/selection.ts';
export { clearSelected, isSelecting, startSelecting } from './model/selection-store.ts';
