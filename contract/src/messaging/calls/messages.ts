// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../messages.ts';

export const listMessages: Call<typeof from.listMessages> = { method: 'GET', path: '/v1/weavy-message/appId-base-messages' };
export const sendMessage: Call<typeof from.sendMessage> = { method: 'POST', path: '/v1/weavy-message' };
export const editMessage: Call<typeof from.editMessage> = { method: 'PATCH', path: '/v1/weavy-message/{id}' };
export const deleteMessage: Call<typeof from.deleteMessage> = { method: 'DELETE', path: '/v1/weavy-message/{id}' };
export const searchMessages: Call<typeof from.searchMessages> = { method: 'GET', path: '/v1/weavy-message/search' };
export const signAttachment: Call<typeof from.signAttachment> = { method: 'POST', path: '/v1/weavy-message/attachment-upload' };
export const addAttachment: Call<typeof from.addAttachment> = { method: 'POST', path: '/v1/weavy-message/attachment' };
