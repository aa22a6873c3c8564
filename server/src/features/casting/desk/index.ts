export { desk } from './manifest.ts';
