export { useUserRecord } from './api.ts';
export { Settings } from './components/settings.tsx';
