export { dashboard } from './manifest.ts';
