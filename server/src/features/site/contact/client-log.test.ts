import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';

const testApp = useTestApp();
const report = (payload: object, remoteAddress = '198.51.100.9') =>
  testApp().app.inject({ method: 'POST', url: '/v1/logs', payload, remoteAddress });

afterEach(() => vi.restoreAllMocks());

describe('POST /v1/logs', () => {
  test('204: goes to the log at its level, scrubbed', async () => {
    const error = vi.spyOn(testApp().app.log, 'error');
    const answer = await report({
      level: 'error',
      message: 'Could not save for asha@callboard.test, +919820012345',
      page: '/verify-email?token=abcdef',
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(error.mock.calls).toEqual([
      [
        { client: { message: 'Could not save for [address], [number]', page: '/verify-email?…' } },
        'a browser reports',
      ],
    ]);
  });

  test.each(['warn', 'info'] as const)('204: %s', async (level) => {
    const write = vi.spyOn(testApp().app.log, level);
    expect((await report({ level, message: 'x' })).statusCode).toBe(204);
    expect(write).toHaveBeenCalledWith({ client: { message: 'x' } }, 'a browser reports');
  });

  test.each([
    [{ message: 'x' }, 'level'],
    [{ level: 'fatal', message: 'x' }, 'level'],
    [{ level: 'error' }, 'message'],
    [{ level: 'error', message: '' }, 'message'],
    [{ level: 'error', message: 'x'.repeat(2001) }, 'message'],
    [{ level: 'error', message: 'x', page: 'x'.repeat(301) }, 'page'],
    [{ level: 'error', message: 'x', stack: 'x' }, 'stack'],
  ])('400: %o', async (payload, field) => {
    expect((await report(payload)).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('429: one network cannot flood the log', async () => {
    const write = vi.spyOn(testApp().app.log, 'info');
    for (let time = 0; time < 60; time++) await report({ level: 'info', message: 'x' }, '203.0.113.5');
    const refused = await report({ level: 'info', message: 'x' }, '203.0.113.5');
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(write).toHaveBeenCalledTimes(60);
  });
});
