// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../notifications.ts';

export const listNotifications: Call<typeof from.listNotifications> = { method: 'GET', path: '/v1/notification' };
export const listLastNotifications: Call<typeof from.listLastNotifications> = { method: 'GET', path: '/v1/notification/last-three-notification' };
export const searchNotifications: Call<typeof from.searchNotifications> = { method: 'GET', path: '/v1/notification/search-notification' };
export const countNotifications: Call<typeof from.countNotifications> = { method: 'GET', path: '/v1/notification/get-count' };
export const getNotificationTarget: Call<typeof from.getNotificationTarget> = { method: 'GET', path: '/v1/notification/getJobNotification-details/{id}' };
export const createNotification: Call<typeof from.createNotification> = { method: 'POST', path: '/v1/notification' };
export const readNotification: Call<typeof from.readNotification> = { method: 'PATCH', path: '/v1/notification/{id}' };
export const pressNotificationButton: Call<typeof from.pressNotificationButton> = { method: 'PATCH', path: '/v1/notification/update-notification/{id}' };
export const viewNotifications: Call<typeof from.viewNotifications> = { method: 'PATCH', path: '/v1/notification/update-notification-user/{id}' };
export const answerNotification: Call<typeof from.answerNotification> = { method: 'PATCH', path: '/v1/notification/update-notification-availability/{id}' };
export const getTemplateByRef: Call<typeof from.getTemplateByRef> = { method: 'GET', path: '/v1/notification-templates/by-ref/{ref}' };
export const getTemplate: Call<typeof from.getTemplate> = { method: 'GET', path: '/v1/notification-templates/{id}' };
