export { adminUsers } from './manifest.ts';
