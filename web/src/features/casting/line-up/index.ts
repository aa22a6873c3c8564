export { useLineUp } from './api.ts';
export { LineUp } from './components/line-up.tsx';
export { useLineUpAddress } from './model/line-up-address.ts';
