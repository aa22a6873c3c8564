export { castingsFeature } from './manifest.ts';
