export { useLineUp } from './api.ts';
export { LineUp } from './components/line-up.tsx';
export { firstToStand } from './model/arranging.ts';
export { useLineUpAddress } from './model/line-up-address.ts';
