// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../saved-searches.ts';

export const saveSearch: Call<typeof endpoints.saveSearch> = { method: 'POST', path: '/v1/findTalent-saveSearch' };
export const listSavedSearches: Call<typeof endpoints.listSavedSearches> = { method: 'GET', path: '/v1/findTalent-saveSearch/{id}' };
export const loadSavedSearch: Call<typeof endpoints.loadSavedSearch> = { method: 'GET', path: '/v1/findTalent-saveSearch/load-search/{id}' };
export const changeSavedSearch: Call<typeof endpoints.changeSavedSearch> = { method: 'PATCH', path: '/v1/findTalent-saveSearch/{id}' };
export const deleteSavedSearch: Call<typeof endpoints.deleteSavedSearch> = { method: 'DELETE', path: '/v1/findTalent-saveSearch/{id}' };
export const shareSearch: Call<typeof endpoints.shareSearch> = { method: 'POST', path: '/v1/findTalent-public-saveSearch' };
export const openSharedSearch: Call<typeof endpoints.openSharedSearch> = { method: 'GET', path: '/v1/findTalent-public-saveSearch/{id}' };
