export { changeNotices } from './model/change-notices.ts';
export { notificationKeys } from './model/notification-keys.ts';
export { NotificationsPage } from './page/notifications-page.tsx';
