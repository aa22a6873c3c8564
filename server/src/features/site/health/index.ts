export { health } from './manifest.ts';
