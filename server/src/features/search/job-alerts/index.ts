export { jobAlerts } from './manifest.ts';
