import './words.ts';

export { NotificationsPage } from './page/notifications-page.tsx';
