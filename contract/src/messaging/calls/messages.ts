// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../messages.ts';

export const listMessages: Call<typeof endpoints.listMessages> = { method: 'GET', path: '/v1/weavy-message/appId-base-messages' };
export const sendMessage: Call<typeof endpoints.sendMessage> = { method: 'POST', path: '/v1/weavy-message' };
export const editMessage: Call<typeof endpoints.editMessage> = { method: 'PATCH', path: '/v1/weavy-message/{id}' };
export const deleteMessage: Call<typeof endpoints.deleteMessage> = { method: 'DELETE', path: '/v1/weavy-message/{id}' };
export const searchMessages: Call<typeof endpoints.searchMessages> = { method: 'GET', path: '/v1/weavy-message/search' };
export const signAttachment: Call<typeof endpoints.signAttachment> = { method: 'POST', path: '/v1/weavy-message/attachment-upload' };
export const addAttachment: Call<typeof endpoints.addAttachment> = { method: 'POST', path: '/v1/weavy-message/attachment' };
