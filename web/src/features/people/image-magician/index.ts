import './words.ts';

export { Magician } from './components/magician.tsx';
