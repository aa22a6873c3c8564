// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../scenarios.ts';

export const listScenarios: Call<typeof endpoints.listScenarios> = { method: 'GET', path: '/v1/recruiter-project/{id}/scenarios' };
export const createScenario: Call<typeof endpoints.createScenario> = { method: 'POST', path: '/v1/recruiter-project/{id}/scenarios' };
export const changeScenario: Call<typeof endpoints.changeScenario> = { method: 'PATCH', path: '/v1/scenarios/{id}' };
export const deleteScenario: Call<typeof endpoints.deleteScenario> = { method: 'DELETE', path: '/v1/scenarios/{id}' };
export const restoreScenario: Call<typeof endpoints.restoreScenario> = { method: 'POST', path: '/v1/scenarios/{id}/restore' };
export const chooseForScenario: Call<typeof endpoints.chooseForScenario> = { method: 'PUT', path: '/v1/scenarios/{id}/choices' };
export const commentOnScenario: Call<typeof endpoints.commentOnScenario> = { method: 'POST', path: '/v1/scenarios/{id}/comments' };
export const deleteScenarioComment: Call<typeof endpoints.deleteScenarioComment> = { method: 'DELETE', path: '/v1/scenarios/{id}/comments/{commentId}' };
export const likeScenario: Call<typeof endpoints.likeScenario> = { method: 'PUT', path: '/v1/scenarios/{id}/like' };
export const setCastBudget: Call<typeof endpoints.setCastBudget> = { method: 'PATCH', path: '/v1/recruiter-project/{id}/cast-budget' };
