export { contactSheets } from './manifest.ts';
