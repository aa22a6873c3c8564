// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../endpoint.ts';
import type * as availabilityChecks from './availability-checks.ts';
import type * as characters from './characters.ts';
import type * as unlocking from './unlocking.ts';

export const askForDays: Call<typeof availabilityChecks.askForDays> = { method: 'POST', path: '/v1/unlock-available-calander' };
export const answerForDays: Call<typeof availabilityChecks.answerForDays> = { method: 'PATCH', path: '/v1/unlock-available-calander/{id}' };
export const listOwnCharacters: Call<typeof characters.listOwnCharacters> = { method: 'GET', path: '/v1/recruiter-project-character-library/get-all' };
export const addToShortlist: Call<typeof characters.addToShortlist> = { method: 'POST', path: '/v1/recruiter-character-shortlists' };
export const takeOffShortlists: Call<typeof characters.takeOffShortlists> = { method: 'DELETE', path: '/v1/recruiter-character-shortlists/recruiter-shortlist-delete' };
export const unlockTalent: Call<typeof unlocking.unlockTalent> = { method: 'POST', path: '/v1/recruiter-unlocked' };
export const listUnlocked: Call<typeof unlocking.listUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents' };
export const exportUnlocked: Call<typeof unlocking.exportUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents/export' };
export const sendEmailToTalent: Call<typeof unlocking.sendEmailToTalent> = { method: 'POST', path: '/v1/recruiter/send-email' };
