export { Scenarios } from './page/scenarios.tsx';
