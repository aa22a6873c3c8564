// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../conversations.ts';

export const openConversation: Call<typeof from.openConversation> = { method: 'POST', path: '/v1/weavy-chat' };
export const listConversations: Call<typeof from.listConversations> = { method: 'GET', path: '/v1/weavy-chat' };
export const findPeople: Call<typeof from.findPeople> = { method: 'GET', path: '/v1/weavy-chat/autocomplete' };
export const getConversation: Call<typeof from.getConversation> = { method: 'GET', path: '/v1/weavy-conversation' };
export const getMembersOf: Call<typeof from.getMembersOf> = { method: 'GET', path: '/v1/weavy-app/members-details/{id}' };
export const listMembers: Call<typeof from.listMembers> = { method: 'GET', path: '/v1/weavy-app/members-list' };
export const readConversation: Call<typeof from.readConversation> = { method: 'PUT', path: '/v1/comet-chat/update-user-email/unread-message/{id}' };
export const blockContact: Call<typeof from.blockContact> = { method: 'PUT', path: '/v1/weavy-chat/blocked/{id}' };
