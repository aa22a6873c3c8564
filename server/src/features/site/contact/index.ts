export { contact } from './manifest.ts';
