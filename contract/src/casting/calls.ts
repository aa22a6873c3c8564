// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../endpoint.ts';
import type * as availabilityChecks from './availability-checks.ts';
import type * as characters from './characters.ts';
import type * as unlocking from './unlocking.ts';

export const createAvailabilityCheck: Call<typeof availabilityChecks.createAvailabilityCheck> = { method: 'POST', path: '/v1/unlock-available-calander' };
export const answerAvailabilityCheck: Call<typeof availabilityChecks.answerAvailabilityCheck> = { method: 'PATCH', path: '/v1/unlock-available-calander/{id}' };
export const listOwnCharacters: Call<typeof characters.listOwnCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/get-all' };
export const addToShortlist: Call<typeof characters.addToShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists' };
export const removeFromShortlists: Call<typeof characters.removeFromShortlists> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/recruiter-shortlist-delete' };
export const unlockTalent: Call<typeof unlocking.unlockTalent> = { method: 'POST', path: '/v1/recruiter-unlocked' };
export const listUnlocked: Call<typeof unlocking.listUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents' };
export const exportUnlocked: Call<typeof unlocking.exportUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents/export' };
export const sendEmailToTalent: Call<typeof unlocking.sendEmailToTalent> = { method: 'POST', path: '/v1/recruiter/send-email' };
