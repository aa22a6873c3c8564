export { reference } from './manifest.ts';
export { syncReferenceData } from './reference.seed.ts';
export { referenceNames } from './reference-names.ts';
export { referenceRows } from './reference-rows.ts';
