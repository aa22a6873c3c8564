export { jobPages } from './manifest.ts';
