export { Outbox } from './components/outbox.tsx';
