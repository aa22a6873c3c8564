import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

const home = mkdtempSync(join(tmpdir(), 'callboard-config-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (env: Record<string, string>) => readConfig({ CALLBOARD_HOME: home, ...env });
const production = {
  CALLBOARD_ENV: 'production',
  DATABASE_URL: 'postgres://someone@db.callboard.test/callboard',
  PUBLIC_URL: 'https://callboard.test',
  SMTP_URL: 'smtp://mail.callboard.test',
  SESSION_SECRET: 's'.repeat(32),
  FILE_SIGNING_SECRET: 'f'.repeat(32),
  IDENTITY_SECRET: 'i'.repeat(32),
};

describe('the environment name', () => {
  test.each(['production', 'development', 'demo', 'test'])('may be %s', (name) => {
    expect(read({ ...production, CALLBOARD_ENV: name }).environment).toBe(name);
  });

  test('is demo when nothing is said, and NODE_ENV when that is', () => {
    expect(read({}).environment).toBe('demo');
    expect(read({ NODE_ENV: 'test' }).environment).toBe('test');
    expect(read({ NODE_ENV: 'test', CALLBOARD_ENV: 'development' }).environment).toBe('development');
  });

  test.each(['staging', 'PRODUCTION', 'prod'])('may not be %s', (name) => {
    expect(() => read({ CALLBOARD_ENV: name })).toThrow(/^Config validation error: CALLBOARD_ENV: /);
  });
});

describe('production', () => {
  test.each([
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'FILE_SIGNING_SECRET',
    'IDENTITY_SECRET',
  ])('does not start without %s', (name) => {
    expect(() => read({ ...production, [name]: '' })).toThrow(
      `Config validation error: ${name} must be set in production`,
    );
  });

  test('does not take a short secret', () => {
    expect(() => read({ ...production, SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET/);
  });

  test('is no workshop and listens to the outside', () => {
    expect(read(production)).toMatchObject({ workshop: false, host: '0.0.0.0' });
  });
});

describe('demo', () => {
  test('makes its secrets once and keeps them where only the owner reads them', () => {
    const first = read({});
    expect(read({})).toMatchObject({
      sessionSecret: first.sessionSecret,
      fileSigningSecret: first.fileSigningSecret,
      identitySecret: first.identitySecret,
    });
    const { sessionSecret, fileSigningSecret, identitySecret } = first;
    expect(new Set([sessionSecret, fileSigningSecret, identitySecret]).size).toBe(3);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(home, 'secrets', 'session')).mode & 0o077).toBe(0);
  });

  test('listens on this machine only', () => {
    expect(read({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
  });
});

test.each([
  { PORT: 'http' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://x' },
  { STORAGE: 's3' },
  { LOG_LEVEL: 'loud' },
])('%o is refused with the reason', (env) => {
  expect(() => read(env)).toThrow(/^Config validation error: ./);
});

test('.env.example documents every setting and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const documented = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...settingNames].sort());
});
