import './words.ts';

export { useWaitingNotifications } from './api/waiting-notifications.ts';
export { WaitingForYou } from './page/waiting-for-you.tsx';
