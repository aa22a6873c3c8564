import './words.ts';

export { Dashboard } from './components/dashboard.tsx';
