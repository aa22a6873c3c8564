export { talentNotes } from './manifest.ts';
