import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testSecret } from '../test/secret.ts';
import { readConfig, settingNames } from './config.ts';

const home = mkdtempSync(join(tmpdir(), 'callboard-config-'));
afterAll(() => rmSync(home, { recursive: true }));
const readBare = (env: Record<string, string>) => readConfig({ CALLBOARD_HOME: home, ...env });
const read = (env: Record<string, string>) => readBare({ CALLBOARD_ENV: 'demo', ...env });
const production = {
  CALLBOARD_ENV: 'production',
  DATABASE_URL: 'postgres://someone@db.internal/callboard',
  PUBLIC_URL: 'https://callboard.in',
  SMTP_URL: 'smtps://mail.callboard.in',
  MAIL_FROM: 'Callboard <no-reply@callboard.in>',
  SUPPORT_EMAIL: 'help@callboard.in',
  SESSION_SECRET: '8sQv1Zt0b5YxWnK3mJ7uRfLcP2dHgE6a',
  FILE_SIGNING_SECRET: 'f3b0c44298fc1c149afbf4c8996fb924',
  IDENTITY_SECRET: 'Ku8+Qm2/Vd5xTz0hLr7jWp4nYc9bGs1e',
};

describe('the environment name', () => {
  test.each(['production', 'development', 'demo', 'test'])('may be %s', (name) => {
    expect(read({ ...production, CALLBOARD_ENV: name }).environment).toBe(name);
  });

  test.each([{}, { CALLBOARD_ENV: '' }, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }])(
    'must be said: %o is not enough',
    (env) => {
      expect(() => readBare(env)).toThrow(
        'Config validation error: CALLBOARD_ENV: must be one of production, development, demo, test',
      );
    },
  );

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

  test.each([
    ['http', 'http://callboard.in'],
    ['no host', 'https://'],
    ['a path', 'https://callboard.in/app'],
    ['a query', 'https://callboard.in/?x=1'],
    ['credentials', 'https://me:secret@callboard.in'],
    ['this machine', 'https://localhost:3000'],
    ['this machine by number', 'https://127.0.0.1'],
    ['this machine in IPv6', 'https://[::1]:3000'],
    ['a name below localhost', 'https://app.localhost'],
    ['every address', 'https://0.0.0.0'],
    ['a name nobody can have', 'https://callboard.test'],
    ['a name from books', 'https://www.example.com'],
  ])('does not take %s for PUBLIC_URL', (_, url) => {
    expect(() => read({ ...production, PUBLIC_URL: url })).toThrow(/^Config validation error: PUBLIC_URL/);
  });

  test('calls go to PUBLIC_URL unless API_URL says otherwise', () => {
    expect(read(production).apiUrl).toBe('https://callboard.in');
    expect(read({ ...production, API_URL: 'https://api.callboard.in/' }).apiUrl).toBe(
      'https://api.callboard.in',
    );
    expect(() => read({ ...production, API_URL: 'api.callboard.in' })).toThrow(
      /^Config validation error: API_URL/,
    );
  });

  test('a slash at the end of PUBLIC_URL is nothing', () => {
    expect(read({ ...production, PUBLIC_URL: 'https://callboard.in/' }).publicUrl).toBe(
      'https://callboard.in',
    );
  });

  test('runs on this machine only for those who say that they are trying it out', () => {
    const local = { ...production, PUBLIC_URL: 'http://localhost:3000' };
    expect(() => read(local)).toThrow(/ALLOW_LOCALHOST/);
    expect(read({ ...local, ALLOW_LOCALHOST: 'yes' }).publicUrl).toBe('http://localhost:3000');
    expect(() => read({ ...production, PUBLIC_URL: 'http://callboard.in', ALLOW_LOCALHOST: 'yes' })).toThrow(
      /https/,
    );
  });

  test.each([
    ['one letter', 'x'.repeat(64)],
    ['a few letters', 'abcabcabc'.repeat(6)],
    ['a piece again and again', 'aB3dE5gH7jK9'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['words of an example', 'change-me-to-something-long-and-random'],
    ['the secret of the tests', testSecret],
  ])('does not take %s for a secret', (_, secret) => {
    for (const name of ['SESSION_SECRET', 'FILE_SIGNING_SECRET', 'IDENTITY_SECRET'])
      expect(() => read({ ...production, [name]: secret })).toThrow(
        `Config validation error: ${name} is too easy to guess`,
      );
  });

  test('takes any secret that was drawn by chance', () => {
    for (let time = 0; time < 500; time += 1) {
      const drawn = () => randomBytes(32).toString((['hex', 'base64', 'base64url'] as const)[time % 3]);
      const secrets = { SESSION_SECRET: drawn(), FILE_SIGNING_SECRET: drawn(), IDENTITY_SECRET: drawn() };
      expect(read({ ...production, ...secrets }).sessionSecret).toBe(secrets.SESSION_SECRET);
    }
  });

  test('does not take one secret for two things', () => {
    const { SESSION_SECRET } = production;
    expect(() => read({ ...production, IDENTITY_SECRET: SESSION_SECRET })).toThrow(
      'Config validation error: SESSION_SECRET and IDENTITY_SECRET must differ',
    );
  });

  test.each([
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'Callboard'],
    ['MAIL_FROM', 'Callboard <no-reply@callboard.test>'],
    ['MAIL_FROM', 'no-reply@localhost'],
    ['SUPPORT_EMAIL', ''],
    ['SUPPORT_EMAIL', 'support@callboard.test'],
    ['SUPPORT_EMAIL', 'support@example.org'],
  ])('does not take %s=%s', (name, value) => {
    expect(() => read({ ...production, [name]: value })).toThrow(`Config validation error: ${name} must be`);
  });

  test('says what would go over the network for everybody to read', () => {
    expect(read(production).warnings).toEqual([]);
    expect(read({ ...production, SMTP_URL: 'smtp://mail.callboard.in' }).warnings).toEqual([
      expect.stringMatching(/^SMTP_URL .*unencrypted/),
    ]);
    for (const SMTP_URL of ['smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://mail.in?requireTLS=true'])
      expect(read({ ...production, SMTP_URL }).warnings).toEqual([]);
    expect(read({ ...production, WHATSAPP_URL: 'http://graph.internal' }).warnings).toEqual([
      expect.stringMatching(/^WHATSAPP_URL /),
    ]);
    expect(read({ SMTP_URL: 'smtp://mail.callboard.in' }).warnings).toEqual([]);
  });

  test('shows its API to nobody unless told to; elsewhere it is open', () => {
    expect(read(production).apiDocs).toBe(false);
    expect(read({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
    expect(read({}).apiDocs).toBe(true);
    expect(read({ API_DOCS: 'off' }).apiDocs).toBe(false);
  });

  test('is no workshop and listens to the outside', () => {
    expect(read(production)).toMatchObject({ workshop: false, host: '0.0.0.0', networkUrl: undefined });
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
    expect(read({}).networkUrl).toBeUndefined();
  });

  test('opened to the network it writes the address there into emails, unless told another', () => {
    const opened = { HOST: '192.168.1.7', PORT: '3210' };
    const networkUrl = 'http://192.168.1.7:3210';
    expect(read(opened)).toMatchObject({ networkUrl, publicUrl: networkUrl });
    const named = { ...opened, PUBLIC_URL: 'http://studio.local:3210' };
    expect(read(named)).toMatchObject({ networkUrl, publicUrl: 'http://studio.local:3210' });
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

describe('TRUSTED_PROXIES', () => {
  test('is this machine, or what is said', () => {
    expect(read({}).trustedProxies).toEqual({ networks: ['127.0.0.0/8', '::1/128'] });
    expect(read({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual({ hops: 2 });
    expect(read({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies).toEqual({ networks: ['10.0.0.0/8'] });
  });

  test('says what is wrong with it', () => {
    expect(() => read({ TRUSTED_PROXIES: '10.0.0.0/8, nginx' })).toThrow(
      'Config validation error: TRUSTED_PROXIES: "nginx" is no address or network',
    );
  });
});

test.each([
  { PUBLIC_URL: 'http://localhost:3000/app' },
  { PORT: 'http' },
  { PORT: 'eighty' },
  { TRUSTED_PROXIES: 'everybody' },
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
