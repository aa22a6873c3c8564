// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../project-people.ts';

export const listProjectPeople: Call<typeof endpoints.listProjectPeople> = { method: 'GET', path: '/v1/recruiter-project/{id}/people' };
export const inviteToProject: Call<typeof endpoints.inviteToProject> = { method: 'POST', path: '/v1/recruiter-project/{id}/people' };
export const withdrawProjectInvitation: Call<typeof endpoints.withdrawProjectInvitation> = { method: 'DELETE', path: '/v1/recruiter-project/{id}/people/invitations/{invitationId}' };
export const changeProjectPerson: Call<typeof endpoints.changeProjectPerson> = { method: 'PATCH', path: '/v1/recruiter-project/{id}/people/{personId}' };
export const removeProjectPerson: Call<typeof endpoints.removeProjectPerson> = { method: 'DELETE', path: '/v1/recruiter-project/{id}/people/{personId}' };
export const readProjectInvitation: Call<typeof endpoints.readProjectInvitation> = { method: 'GET', path: '/v1/recruiter-project/invitations/{token}' };
export const acceptProjectInvitation: Call<typeof endpoints.acceptProjectInvitation> = { method: 'POST', path: '/v1/recruiter-project/invitations/{token}' };
export const listProjectActivity: Call<typeof endpoints.listProjectActivity> = { method: 'GET', path: '/v1/recruiter-project/{id}/activity' };
export const listCandidates: Call<typeof endpoints.listCandidates> = { method: 'GET', path: '/v1/recruiter-project/selectprojectsbyid' };
export const countCandidates: Call<typeof endpoints.countCandidates> = { method: 'GET', path: '/v1/recruiter-project/applicant-decline-count/{recruiter}/{project}/{character}' };
