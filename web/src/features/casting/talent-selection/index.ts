export { SelectTick, selectOrSay } from './components/select-tick.tsx';
export { default as SelectionLayer, type OwnActions } from './components/selection-layer.tsx';
export type { SelectedTalent } from './model/selection.ts';
export { clearSelected, isSelecting, startChoosing } from './model/selection-store.ts';
