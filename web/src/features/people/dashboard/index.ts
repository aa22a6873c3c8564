export { Dashboard } from './components/dashboard.tsx';
export { partOfDay } from './model/greeting.ts';
