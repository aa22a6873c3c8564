export { Magician } from './components/magician.tsx';
