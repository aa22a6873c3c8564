// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../reference.ts';

export const getMasterData: Call<typeof endpoints.getMasterData> = { method: 'GET', path: '/v1/get-all-masterData' };
export const getHobbies: Call<typeof endpoints.getHobbies> = { method: 'GET', path: '/v1/hobbies/get-all' };
export const getSkills: Call<typeof endpoints.getSkills> = { method: 'GET', path: '/v1/skills/get-all' };
export const getProjectTypes: Call<typeof endpoints.getProjectTypes> = { method: 'GET', path: '/v1/project_type/get-all' };
export const getProjectTypesForProjects: Call<typeof endpoints.getProjectTypesForProjects> = { method: 'GET', path: '/v1/project-type-new/get-all' };
export const getProjectTypesForJobs: Call<typeof endpoints.getProjectTypesForJobs> = { method: 'GET', path: '/v1/project-type-audition/get-all' };
export const getCities: Call<typeof endpoints.getCities> = { method: 'GET', path: '/v1/city/get-all' };
export const searchCities: Call<typeof endpoints.searchCities> = { method: 'GET', path: '/v1/city/search' };
export const filterSkills: Call<typeof endpoints.filterSkills> = { method: 'POST', path: '/v1/skills/filter-skill' };
export const filterHobbies: Call<typeof endpoints.filterHobbies> = { method: 'POST', path: '/v1/hobbies/filter-hobbies' };
export const getCity: Call<typeof endpoints.getCity> = { method: 'GET', path: '/v1/city/{id}' };
export const getCitiesOfCountry: Call<typeof endpoints.getCitiesOfCountry> = { method: 'GET', path: '/v1/city/get-by-country/{id}' };
