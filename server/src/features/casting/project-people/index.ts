export { projectPeopleFeature } from './manifest.ts';
