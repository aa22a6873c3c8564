export { landing } from './manifest.ts';
