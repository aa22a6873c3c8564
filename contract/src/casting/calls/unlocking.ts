// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../unlocking.ts';

export const unlockTalent: Call<typeof endpoints.unlockTalent> = { method: 'POST', path: '/v1/recruiter-unlocked' };
export const listUnlocked: Call<typeof endpoints.listUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents' };
export const exportUnlocked: Call<typeof endpoints.exportUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents/export' };
export const sendEmailToTalent: Call<typeof endpoints.sendEmailToTalent> = { method: 'POST', path: '/v1/recruiter/send-email' };
