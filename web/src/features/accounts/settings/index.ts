export { Settings } from './components/settings.tsx';
