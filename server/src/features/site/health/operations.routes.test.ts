import { describe, expect, test } from 'vitest';
import { createTestApp, useTestApp } from '../../../../test/app.ts';
import { createTestDatabase, joinTestDatabase } from '../../../../test/database.ts';

const testApp = useTestApp();

test('GET /health answers without the database', async () => {
  const { app, close, pool } = await createTestApp();
  await pool.end();
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/ready')).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await close().catch(() => undefined);
});

describe('GET /ready', () => {
  test('200 when the schema is up to date', async () => {
    expect((await testApp().app.inject('/ready')).json()).toEqual({
      status: 'ready',
      database: 'ok',
      migrations: 'ok',
      worker: 'ok',
      disk: 'ok',
      reasons: [],
    });
  });

  test('503 while the worker is not running', async () => {
    const { app, close } = await createTestApp({ isWorking: () => false });
    const response = await app.inject('/ready');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json().detail).toContain('worker');
    await close();
  });

  test('503 on a database that takes no changes, and so is whoever wants to write', async () => {
    const database = await createTestDatabase();
    const { app, close } = await createTestApp({}, {}, database);
    const other = joinTestDatabase(database);
    await other.pool.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`);
    // Open sessions keep their settings.
    await other.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await other.close();
    const answers = await Promise.all([
      app.inject('/ready'),
      app.inject({ method: 'POST', url: '/v1/auth/forgot-password', payload: { email: 'a@callboard.test' } }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await close();
  });

  test('503 naming the migration that has not run', async () => {
    const { app, pool, close } = await createTestApp();
    await pool.query(`delete from kysely_migration where name like '0008%'`);
    const response = await app.inject('/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json().detail).toContain('0008_events_and_outbox');
    await close();
  });
});

describe('GET /openapi.json', () => {
  test('is OpenAPI 3.1 with paths, security and named schemas', async () => {
    const document = (await testApp().app.inject('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/v1/city/{id}'].get.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]);
    expect(document.components.schemas.MasterData.properties.skills).toBeDefined();
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/\w+"/g) ?? [];
    for (const reference of references) {
      const name = reference.slice(1, -1).split('/').at(-1) ?? '';
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });
});

describe('GET /docs', () => {
  test('loads nothing from elsewhere', async () => {
    const page = await testApp().app.inject('/docs');
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await testApp().app.inject('/docs/viewer.js')).statusCode).toBe(200);
  });
});

describe('pages', () => {
  test('any page address gets the one page, which knows its environment', async () => {
    for (const url of ['/', '/find-talents', '/talent/abc']) {
      const response = await testApp().app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<meta name="callboard-environment" content="test">');
    }
  });

  test.each(['/v1/nothing', '/files/nothing', '/nothing.json'])(
    '%s is a problem, not a page',
    async (url) => {
      const response = await testApp().app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers['content-type']).toContain('application/problem+json');
    },
  );

  test('nothing inline runs, nothing frames us, nothing is sniffed', async () => {
    const { headers } = await testApp().app.inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('only where Razorpay is set up may its window come', async () => {
    const razorpay = { keyId: 'rzp_test_1', keySecret: 'k', webhookSecret: 'w', url: 'http://localhost' };
    const { app, close } = await createTestApp({}, { razorpay });
    const there = (await app.inject('/')).headers['content-security-policy'];
    await close();
    expect(there).toContain("script-src 'self' https://checkout.razorpay.com;");
    const here = (await testApp().app.inject('/')).headers['content-security-policy'];
    expect(here).not.toContain('razorpay');
  });
});
