// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../availability.ts';

export const getUnavailableDates: Call<typeof endpoints.getUnavailableDates> = { method: 'GET', path: '/v1/user/{id}/unavailable-dates' };
export const markUnavailable: Call<typeof endpoints.markUnavailable> = { method: 'POST', path: '/v1/recruiter-project-schedule-unavailable-details' };
export const changeUnavailable: Call<typeof endpoints.changeUnavailable> = { method: 'PATCH', path: '/v1/recruiter-project-schedule-unavailable-details/{id}' };
export const removeUnavailable: Call<typeof endpoints.removeUnavailable> = { method: 'DELETE', path: '/v1/recruiter-project-schedule-unavailable-details/{id}' };
