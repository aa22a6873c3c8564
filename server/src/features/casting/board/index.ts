export { board } from './manifest.ts';
