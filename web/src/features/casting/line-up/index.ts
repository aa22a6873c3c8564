export { useLineUp } from './api.ts';
export { LineUp } from './components/line-up.tsx';
export { useOpenedLineUp } from './model/use-opened-line-up.ts';
