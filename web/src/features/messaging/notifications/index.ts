export { notificationKeys } from './model/notification-keys.ts';
export { updateNotifications } from './model/update-notifications.ts';
export { NotificationsPage } from './page/notifications-page.tsx';
