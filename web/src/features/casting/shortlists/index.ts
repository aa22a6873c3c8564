export {
  refreshShortlists,
  sendAddition,
  shortlistCalls,
  useAllShortlists,
  useNotFor,
  useShortlist,
  useShortlistCards,
  useTalentNote,
} from './api.ts';
export { ShortlistDialog } from './dialog/shortlist-dialog.tsx';
export { EntryNote } from './editing/entry-note.tsx';
export { NoteEditor } from './editing/note-editor.tsx';
export { PrivateNote } from './editing/private-note.tsx';
export { Rating, RatingInput } from './editing/rating-input.tsx';
export type { ListedTalent } from './model/choices.ts';
export { showWords } from './model/entry-cache.ts';
export { type NamedEntry, useEntryActions } from './model/use-entry-actions.ts';
export { useShortlistEntry } from './model/use-shortlist-entry.ts';
