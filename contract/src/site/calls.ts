// Method and path of every endpoint of this area, written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../endpoint.ts';
import type * as content from './content.ts';
import type * as health from './health.ts';
import type * as landing from './landing.ts';
import type * as reference from './reference.ts';

export const sendContactRequest: Call<typeof content.sendContactRequest> = { method: 'POST', path: '/v1/contactus' };
export const sendCompanyContactRequest: Call<typeof content.sendCompanyContactRequest> = { method: 'POST', path: '/v1/company-contactus' };
export const sendSupportRequest: Call<typeof content.sendSupportRequest> = { method: 'POST', path: '/v1/support' };
export const sendRecruiterLead: Call<typeof content.sendRecruiterLead> = { method: 'POST', path: '/v1/recruiter_leads' };
export const listContactRequests: Call<typeof content.listContactRequests> = { method: 'GET', path: '/v1/contactus' };
export const writeClientLog: Call<typeof content.writeClientLog> = { method: 'POST', path: '/v1/logs' };
export const getContentPage: Call<typeof content.getContentPage> = { method: 'GET', path: '/v1/cms/cms-policy/{id}' };
export const getHealth: Call<typeof health.getHealth> = { method: 'GET', path: '/health' };
export const getReadiness: Call<typeof health.getReadiness> = { method: 'GET', path: '/ready' };
export const getLanding: Call<typeof landing.getLanding> = { method: 'GET', path: '/v1/landing' };
export const getMasterData: Call<typeof reference.getMasterData> = { method: 'GET', path: '/v1/get-all-masterData' };
export const getHobbies: Call<typeof reference.getHobbies> = { method: 'GET', path: '/v1/hobbies/get-all' };
export const getSkills: Call<typeof reference.getSkills> = { method: 'GET', path: '/v1/skills/get-all' };
export const getProjectTypes: Call<typeof reference.getProjectTypes> = { method: 'GET', path: '/v1/project_type/get-all' };
export const getProjectTypesForProjects: Call<typeof reference.getProjectTypesForProjects> = { method: 'GET', path: '/v1/project-type-new/get-all' };
export const getProjectTypesForJobs: Call<typeof reference.getProjectTypesForJobs> = { method: 'GET', path: '/v1/project-type-audition/get-all' };
export const getCities: Call<typeof reference.getCities> = { method: 'GET', path: '/v1/city/get-all' };
export const searchCities: Call<typeof reference.searchCities> = { method: 'GET', path: '/v1/city/search' };
export const filterSkills: Call<typeof reference.filterSkills> = { method: 'POST', path: '/v1/skills/filter-skill' };
export const filterHobbies: Call<typeof reference.filterHobbies> = { method: 'POST', path: '/v1/hobbies/filter-hobbies' };
export const getCity: Call<typeof reference.getCity> = { method: 'GET', path: '/v1/city/{id}' };
export const getCitiesOfCountry: Call<typeof reference.getCitiesOfCountry> = { method: 'GET', path: '/v1/city/get-by-country/{id}' };
