export * as addedEntries from './added-entries.queries.ts';
export { toEntryId, toEntryIds } from './added-entries.ts';
export { reference } from './manifest.ts';
export { syncReferenceData } from './reference.seed.ts';
export { referenceNames } from './reference-names.ts';
export { referenceRows } from './reference-rows.ts';
