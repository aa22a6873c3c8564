// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../notifications.ts';

export const listNotifications: Call<typeof endpoints.listNotifications> = { method: 'GET', path: '/v1/notification' };
export const listLastNotifications: Call<typeof endpoints.listLastNotifications> = { method: 'GET', path: '/v1/notification/last-three-notification' };
export const searchNotifications: Call<typeof endpoints.searchNotifications> = { method: 'GET', path: '/v1/notification/search-notification' };
export const countNotifications: Call<typeof endpoints.countNotifications> = { method: 'GET', path: '/v1/notification/get-count' };
export const getNotificationTarget: Call<typeof endpoints.getNotificationTarget> = { method: 'GET', path: '/v1/notification/getJobNotification-details/{id}' };
export const createNotification: Call<typeof endpoints.createNotification> = { method: 'POST', path: '/v1/notification' };
export const readNotification: Call<typeof endpoints.readNotification> = { method: 'PATCH', path: '/v1/notification/{id}' };
export const pressNotificationButton: Call<typeof endpoints.pressNotificationButton> = { method: 'PATCH', path: '/v1/notification/update-notification/{id}' };
export const viewNotifications: Call<typeof endpoints.viewNotifications> = { method: 'PATCH', path: '/v1/notification/update-notification-user/{id}' };
export const answerNotification: Call<typeof endpoints.answerNotification> = { method: 'PATCH', path: '/v1/notification/update-notification-availability/{id}' };
export const getTemplateByRef: Call<typeof endpoints.getTemplateByRef> = { method: 'GET', path: '/v1/notification-templates/by-ref/{ref}' };
export const getTemplate: Call<typeof endpoints.getTemplate> = { method: 'GET', path: '/v1/notification-templates/{id}' };
