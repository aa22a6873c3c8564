export { SelectTick, selectOrSay } from './components/select-tick.tsx';
export { default as SelectionLayer } from './components/selection-layer.tsx';
export type { SelectedTalent } from './model/selection.ts';
export { isSelecting, startChoosing } from './model/selection-store.ts';
