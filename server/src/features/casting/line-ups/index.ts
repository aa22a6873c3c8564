export { lineUps } from './manifest.ts';
