export { unlocking } from './manifest.ts';
export { createUnlocking } from './unlock.service.ts';
