export { profileIcon } from './manifest.ts';
