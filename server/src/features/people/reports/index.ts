export { reports } from './manifest.ts';
