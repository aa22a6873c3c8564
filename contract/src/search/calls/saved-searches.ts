// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../saved-searches.ts';

export const saveSearch: Call<typeof from.saveSearch> = { method: 'POST', path: '/v1/findTalent-saveSearch' };
export const listSavedSearches: Call<typeof from.listSavedSearches> = { method: 'GET', path: '/v1/findTalent-saveSearch/{id}' };
export const loadSavedSearch: Call<typeof from.loadSavedSearch> = { method: 'GET', path: '/v1/findTalent-saveSearch/load-search/{id}' };
export const changeSavedSearch: Call<typeof from.changeSavedSearch> = { method: 'PATCH', path: '/v1/findTalent-saveSearch/{id}' };
export const deleteSavedSearch: Call<typeof from.deleteSavedSearch> = { method: 'DELETE', path: '/v1/findTalent-saveSearch/{id}' };
export const shareSearch: Call<typeof from.shareSearch> = { method: 'POST', path: '/v1/findTalent-public-saveSearch' };
export const openSharedSearch: Call<typeof from.openSharedSearch> = { method: 'GET', path: '/v1/findTalent-public-saveSearch/{id}' };
