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

describe('selling', () => {
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: 'hook' };
  const seller = {
    SELLER_NAME: 'Callboard Private Limited',
    SELLER_GSTIN: '27AAPFU0939F1ZV',
    SELLER_ADDRESS: 'Mumbai',
  };

  test('Razorpay is set up whole or not at all', () => {
    expect(read({}).razorpay).toBeUndefined();
    expect(read(razorpay).razorpay).toEqual({
      keyId: 'rzp_1',
      keySecret: 'key',
      webhookSecret: 'hook',
      url: 'https://api.razorpay.com',
    });
    for (const name of Object.keys(razorpay)) {
      expect(() => read({ ...razorpay, [name]: '' })).toThrow(`Config validation error: ${name} must be set`);
    }
  });

  test('who sells for money says who they are', () => {
    expect(read(production).razorpay).toBeUndefined();
    expect(read(razorpay).seller.name).toBe('Callboard Practice House');
    expect(read({ ...production, ...razorpay, ...seller }).seller).toEqual({
      name: 'Callboard Private Limited',
      gstin: '27AAPFU0939F1ZV',
      address: 'Mumbai',
    });
    for (const name of Object.keys(seller)) {
      expect(() => read({ ...production, ...razorpay, ...seller, [name]: '' })).toThrow(
        `${name} must be set`,
      );
    }
  });

  test('the GSTIN is a right one, of the state the tax is counted from', () => {
    expect(() => read({ SELLER_GSTIN: '27AAPFU0939F1ZW' })).toThrow(/SELLER_GSTIN/);
    expect(() => read({ SELLER_GSTIN: '29AAGCB7383J1Z4' })).toThrow(/of the state 27/);
  });
});

test('WhatsApp is set up whole or not at all', () => {
  expect(read({}).whatsApp).toBeUndefined();
  expect(read({ WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_NUMBER_ID: '1' }).whatsApp).toMatchObject({ token: 'a' });
  expect(() => read({ WHATSAPP_TOKEN: 'a' })).toThrow('must be set together');
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
