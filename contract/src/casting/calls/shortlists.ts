// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../shortlists.ts';

export const addToShortlist: Call<typeof from.addToShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists' };
export const removeFromShortlists: Call<typeof from.removeFromShortlists> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/recruiter-shortlist-delete' };
export const removeShortlistEntry: Call<typeof from.removeShortlistEntry> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/{id}' };
export const removeShortlistEntries: Call<typeof from.removeShortlistEntries> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/bulk/shortlist-delete' };
export const restoreShortlistEntries: Call<typeof from.restoreShortlistEntries> = { method: 'POST', path: '/v1/recruiter-character-shortlists/restore' };
export const moveShortlistEntries: Call<typeof from.moveShortlistEntries> = { method: 'POST', path: '/v1/recruiter-character-shortlists/move' };
export const changeShortlistEntry: Call<typeof from.changeShortlistEntry> = { method: 'PATCH', path: '/v1/recruiter-character-shortlists/{id}' };
export const listShortlist: Call<typeof from.listShortlist> = { method: 'GET', path: '/v1/recruiter-character-shortlists/recruiter-shortlist' };
export const listShortlistCards: Call<typeof from.listShortlistCards> = { method: 'GET', path: '/v1/recruiter-character-shortlists/shortlist-list' };
export const listAllShortlists: Call<typeof from.listAllShortlists> = { method: 'GET', path: '/v1/recruiter-character-shortlists/get-all-details' };
export const sortShortlist: Call<typeof from.sortShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists/user-shortlist/sort-by/user-list' };
