import './words.ts';

export { useWaitingNotifications } from './api.ts';
export { WaitingForYou } from './page/waiting-for-you.tsx';
