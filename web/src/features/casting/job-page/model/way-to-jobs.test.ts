import { describe, expect, it } from 'vitest';
import { placeOf, readWay } from './way-to-jobs.ts';

describe('the way back from a job', () => {
  it.each([
    ['/find-jobs?paid=true&page=2', 'jobs'],
    ['/find-jobs/mumbai-web-series', 'jobs'],
    ['/app/openings/my-applications?show=ended', 'applications'],
    ['/app/openings/my-applications/12', 'application'],
    ['/app/openings/callboard-openings', 'openings'],
    ['/app/talent/dashboard/notification', 'notifications'],
    ['/app/dashboard', 'dashboard'],
    ['/recruiter/8f0c', 'other'],
    ['/find-jobs-elsewhere', 'other'],
  ])('%s is called %s', (path, place) => expect(placeOf(path)).toBe(place));

  it.each([null, 'text', { cameFrom: 7, found: 'many', further: {} }])('takes nothing from %j', (state) => {
    expect(readWay(state)).toEqual({ cameFrom: undefined, found: undefined, further: undefined });
  });
});
