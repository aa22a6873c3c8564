export { Dashboard } from './components/dashboard.tsx';
