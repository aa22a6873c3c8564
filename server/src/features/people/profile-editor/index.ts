export { profileEditor } from './manifest.ts';
export { readProgress } from './read-progress.ts';
