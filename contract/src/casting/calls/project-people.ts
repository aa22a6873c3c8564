// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../project-people.ts';

export const listProjectPeople: Call<typeof from.listProjectPeople> = { method: 'GET', path: '/v1/recruiter-project/{id}/people' };
export const inviteToProject: Call<typeof from.inviteToProject> = { method: 'POST', path: '/v1/recruiter-project/{id}/people' };
export const withdrawProjectInvitation: Call<typeof from.withdrawProjectInvitation> = { method: 'DELETE', path: '/v1/recruiter-project/{id}/people/invitations/{invitationId}' };
export const changeProjectPerson: Call<typeof from.changeProjectPerson> = { method: 'PATCH', path: '/v1/recruiter-project/{id}/people/{personId}' };
export const removeProjectPerson: Call<typeof from.removeProjectPerson> = { method: 'DELETE', path: '/v1/recruiter-project/{id}/people/{personId}' };
export const readProjectInvitation: Call<typeof from.readProjectInvitation> = { method: 'GET', path: '/v1/recruiter-project/invitations/{token}' };
export const acceptProjectInvitation: Call<typeof from.acceptProjectInvitation> = { method: 'POST', path: '/v1/recruiter-project/invitations/{token}' };
export const listProjectActivity: Call<typeof from.listProjectActivity> = { method: 'GET', path: '/v1/recruiter-project/{id}/activity' };
export const listCandidates: Call<typeof from.listCandidates> = { method: 'GET', path: '/v1/recruiter-project/selectprojectsbyid' };
export const countCandidates: Call<typeof from.countCandidates> = { method: 'GET', path: '/v1/recruiter-project/applicant-decline-count/{recruiter}/{project}/{character}' };
