// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../shortlists.ts';

export const addToShortlist: Call<typeof endpoints.addToShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists' };
export const removeFromShortlists: Call<typeof endpoints.removeFromShortlists> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/recruiter-shortlist-delete' };
export const removeShortlistEntry: Call<typeof endpoints.removeShortlistEntry> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/{id}' };
export const removeShortlistEntries: Call<typeof endpoints.removeShortlistEntries> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/bulk/shortlist-delete' };
export const restoreShortlistEntries: Call<typeof endpoints.restoreShortlistEntries> = { method: 'POST', path: '/v1/recruiter-character-shortlists/restore' };
export const moveShortlistEntries: Call<typeof endpoints.moveShortlistEntries> = { method: 'POST', path: '/v1/recruiter-character-shortlists/move' };
export const changeShortlistEntry: Call<typeof endpoints.changeShortlistEntry> = { method: 'PATCH', path: '/v1/recruiter-character-shortlists/{id}' };
export const listShortlist: Call<typeof endpoints.listShortlist> = { method: 'GET', path: '/v1/recruiter-character-shortlists/recruiter-shortlist' };
export const listShortlistCards: Call<typeof endpoints.listShortlistCards> = { method: 'GET', path: '/v1/recruiter-character-shortlists/shortlist-list' };
export const listAllShortlists: Call<typeof endpoints.listAllShortlists> = { method: 'GET', path: '/v1/recruiter-character-shortlists/get-all-details' };
export const sortShortlist: Call<typeof endpoints.sortShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists/user-shortlist/sort-by/user-list' };
