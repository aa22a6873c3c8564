export { live } from './manifest.ts';
