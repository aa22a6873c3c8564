// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../../endpoint.ts';
import type * as endpoints from '../../profile-editor/skills.ts';

export const saveSkills: Call<typeof endpoints.saveSkills> = { method: 'POST', path: '/v1/skill-and-education' };
export const getSkillsAndEducation: Call<typeof endpoints.getSkillsAndEducation> = { method: 'GET', path: '/v1/skill-and-education/{id}' };
export const removeOngoingProject: Call<typeof endpoints.removeOngoingProject> = { method: 'DELETE', path: '/v1/skill-and-education/delete-on-going-project/{id}' };
