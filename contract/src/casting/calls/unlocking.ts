// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../unlocking.ts';

export const unlockTalent: Call<typeof from.unlockTalent> = { method: 'POST', path: '/v1/recruiter-unlocked' };
export const listUnlocked: Call<typeof from.listUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents' };
export const exportUnlocked: Call<typeof from.exportUnlocked> = { method: 'GET', path: '/v1/recruiter-unlocked/unlock_talents/export' };
export const sendEmailToTalent: Call<typeof from.sendEmailToTalent> = { method: 'POST', path: '/v1/recruiter/send-email' };
