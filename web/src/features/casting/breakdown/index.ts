export { PasteBreakdown } from './components/paste-breakdown.tsx';
