import './words.ts';

export { Settings } from './components/settings.tsx';
