export { dataExport } from './manifest.ts';
