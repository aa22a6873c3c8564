export { projectCandidates } from './manifest.ts';
