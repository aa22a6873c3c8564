// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../reference.ts';

export const getMasterData: Call<typeof from.getMasterData> = { method: 'GET', path: '/v1/get-all-masterData' };
export const getHobbies: Call<typeof from.getHobbies> = { method: 'GET', path: '/v1/hobbies/get-all' };
export const getSkills: Call<typeof from.getSkills> = { method: 'GET', path: '/v1/skills/get-all' };
export const getProjectTypes: Call<typeof from.getProjectTypes> = { method: 'GET', path: '/v1/project_type/get-all' };
export const getProjectTypesForProjects: Call<typeof from.getProjectTypesForProjects> = { method: 'GET', path: '/v1/project-type-new/get-all' };
export const getProjectTypesForJobs: Call<typeof from.getProjectTypesForJobs> = { method: 'GET', path: '/v1/project-type-audition/get-all' };
export const getCities: Call<typeof from.getCities> = { method: 'GET', path: '/v1/city/get-all' };
export const searchCities: Call<typeof from.searchCities> = { method: 'GET', path: '/v1/city/search' };
export const filterSkills: Call<typeof from.filterSkills> = { method: 'POST', path: '/v1/skills/filter-skill' };
export const filterHobbies: Call<typeof from.filterHobbies> = { method: 'POST', path: '/v1/hobbies/filter-hobbies' };
export const getCity: Call<typeof from.getCity> = { method: 'GET', path: '/v1/city/{id}' };
export const getCitiesOfCountry: Call<typeof from.getCitiesOfCountry> = { method: 'GET', path: '/v1/city/get-by-country/{id}' };
