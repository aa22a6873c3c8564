export { syncContentPages } from './content.seed.ts';
export { content } from './manifest.ts';
