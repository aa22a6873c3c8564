// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../scenarios.ts';

export const listScenarios: Call<typeof from.listScenarios> = { method: 'GET', path: '/v1/recruiter-project/{id}/scenarios' };
export const createScenario: Call<typeof from.createScenario> = { method: 'POST', path: '/v1/recruiter-project/{id}/scenarios' };
export const changeScenario: Call<typeof from.changeScenario> = { method: 'PATCH', path: '/v1/scenarios/{id}' };
export const deleteScenario: Call<typeof from.deleteScenario> = { method: 'DELETE', path: '/v1/scenarios/{id}' };
export const restoreScenario: Call<typeof from.restoreScenario> = { method: 'POST', path: '/v1/scenarios/{id}/restore' };
export const chooseForScenario: Call<typeof from.chooseForScenario> = { method: 'PUT', path: '/v1/scenarios/{id}/choices' };
export const commentOnScenario: Call<typeof from.commentOnScenario> = { method: 'POST', path: '/v1/scenarios/{id}/comments' };
export const deleteScenarioComment: Call<typeof from.deleteScenarioComment> = { method: 'DELETE', path: '/v1/scenarios/{id}/comments/{commentId}' };
export const likeScenario: Call<typeof from.likeScenario> = { method: 'PUT', path: '/v1/scenarios/{id}/like' };
export const setCastBudget: Call<typeof from.setCastBudget> = { method: 'PATCH', path: '/v1/recruiter-project/{id}/cast-budget' };
