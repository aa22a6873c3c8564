// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../endpoint.ts';
import type * as savedSearches from './saved-searches.ts';
import type * as talentSearch from './talent-search.ts';

export const saveSearch: Call<typeof savedSearches.saveSearch> = { method: 'POST', path: '/v1/findTalent-saveSearch' };
export const listSavedSearches: Call<typeof savedSearches.listSavedSearches> = { method: 'GET', path: '/v1/findTalent-saveSearch/{id}' };
export const loadSavedSearch: Call<typeof savedSearches.loadSavedSearch> = { method: 'GET', path: '/v1/findTalent-saveSearch/load-search/{id}' };
export const changeSavedSearch: Call<typeof savedSearches.changeSavedSearch> = { method: 'PATCH', path: '/v1/findTalent-saveSearch/{id}' };
export const deleteSavedSearch: Call<typeof savedSearches.deleteSavedSearch> = { method: 'DELETE', path: '/v1/findTalent-saveSearch/{id}' };
export const shareSearch: Call<typeof savedSearches.shareSearch> = { method: 'POST', path: '/v1/findTalent-public-saveSearch' };
export const openSharedSearch: Call<typeof savedSearches.openSharedSearch> = { method: 'GET', path: '/v1/findTalent-public-saveSearch/{id}' };
export const findTalents: Call<typeof talentSearch.findTalents> = { method: 'GET', path: '/v1/talenter/find-talents' };
export const countTalents: Call<typeof talentSearch.countTalents> = { method: 'GET', path: '/v1/talenter/findTalent-count' };
export const getConnection: Call<typeof talentSearch.getConnection> = { method: 'GET', path: '/v1/recruiter-unlocked/recruiter-view' };
