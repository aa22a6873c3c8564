export { sendAddition, useShortlistCards, useTalentNote } from './api.ts';
export { ShortlistDialog } from './dialog/shortlist-dialog.tsx';
export { EntryNote } from './editing/entry-note.tsx';
export { PrivateNote } from './editing/private-note.tsx';
export { Rating, RatingInput } from './editing/rating-input.tsx';
export { putBack } from './model/put-back.ts';
export { type NamedEntry, useEntryActions } from './model/use-entry-actions.ts';
export { useShortlistEntry } from './model/use-shortlist-entry.ts';
