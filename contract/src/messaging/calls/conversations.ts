// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../conversations.ts';

export const openConversation: Call<typeof endpoints.openConversation> = { method: 'POST', path: '/v1/weavy-chat' };
export const listConversations: Call<typeof endpoints.listConversations> = { method: 'GET', path: '/v1/weavy-chat' };
export const findPeople: Call<typeof endpoints.findPeople> = { method: 'GET', path: '/v1/weavy-chat/autocomplete' };
export const getConversation: Call<typeof endpoints.getConversation> = { method: 'GET', path: '/v1/weavy-conversation' };
export const getMembersOf: Call<typeof endpoints.getMembersOf> = { method: 'GET', path: '/v1/weavy-app/members-details/{id}' };
export const listMembers: Call<typeof endpoints.listMembers> = { method: 'GET', path: '/v1/weavy-app/members-list' };
export const readConversation: Call<typeof endpoints.readConversation> = { method: 'PUT', path: '/v1/comet-chat/update-user-email/unread-message/{id}' };
export const blockContact: Call<typeof endpoints.blockContact> = { method: 'PUT', path: '/v1/weavy-chat/blocked/{id}' };
