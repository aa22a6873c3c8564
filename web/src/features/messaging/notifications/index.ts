export { useWaitingNotifications } from './api.ts';
export { changeNotices } from './model/change-notices.ts';
export { notificationKeys } from './model/notification-keys.ts';
export { NotificationsPage } from './page/notifications-page.tsx';
export { WaitingForYou } from './page/waiting-for-you.tsx';
