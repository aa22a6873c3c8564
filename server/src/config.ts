import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { Gstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import { ownStateCode } from '@callboard/contract/billing/money';
import { environments, workshopEnvironments } from '@callboard/contract/environment';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { networkUrlOf } from './network-address.ts';
import { parseTrustedProxies } from './platform/http/trusted-proxies.ts';
import { readOrMakeSecret } from './platform/secrets.ts';
import { refuseWeakProduction, warnOfPlainText } from './production-config.ts';

export { ConfigError } from './config-error.ts';

const Port = z.coerce.number().pipe(z.int().min(0).max(65_535));
const Secret = z.string().min(32, 'must be at least 32 characters');
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsMissing, schema.optional());

/** Scheme, name and port alone: paths are put behind it as they stand. */
const Origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, pathname, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '' && pathname === '/';
  }, 'must have no path, query or password')
  .transform((text) => new URL(text).origin);

const TrustedProxies = z.string().transform((text, context) => {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'cannot be read');
    return z.NEVER;
  }
});

/** Every setting there is, as .env.example documents them. */
const Settings = z.object({
  CALLBOARD_ENV: z.enum(environments, `must be one of ${environments.join(', ')}`),
  CALLBOARD_HOME: z.preprocess(blankIsMissing, z.string().default('.callboard')),
  HOST: optional(z.string()),
  PORT: z.preprocess(blankIsMissing, Port.default(3000)),
  PUBLIC_URL: optional(Origin),
  API_URL: optional(Origin),
  ALLOW_LOCALHOST: optional(z.literal('yes')),
  TRUSTED_PROXIES: z.preprocess((value) => blankIsMissing(value) ?? 'loopback', TrustedProxies),
  API_DOCS: optional(z.enum(['on', 'off'])),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z.preprocess(blankIsMissing, z.coerce.number().pipe(z.int().min(2).max(200)).default(10)),
  SESSION_SECRET: optional(Secret),
  FILE_SIGNING_SECRET: optional(Secret),
  IDENTITY_SECRET: optional(Secret),
  STORAGE: z.preprocess(blankIsMissing, z.enum(['disk', 's3']).default('disk')),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  DISK_RESERVE_MB: z.preprocess(
    blankIsMissing,
    z.coerce.number().pipe(z.int().min(16).max(1_000_000)).default(512),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.preprocess(blankIsMissing, z.string().default('Callboard <no-reply@callboard.test>')),
  SUPPORT_EMAIL: z.preprocess(blankIsMissing, z.email().default('support@callboard.test')),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  GITHUB_URL: z.preprocess(blankIsMissing, z.url({ protocol: /^https?$/ }).default('https://github.com')),
  GITHUB_API_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://api.github.com'),
  ),
  INSTAGRAM_CLIENT_ID: optional(z.string()),
  INSTAGRAM_CLIENT_SECRET: optional(z.string()),
  INSTAGRAM_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://api.instagram.com'),
  ),
  INSTAGRAM_GRAPH_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://graph.instagram.com'),
  ),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  ),
  WHATSAPP_TOKEN: optional(z.string()),
  WHATSAPP_PHONE_NUMBER_ID: optional(z.string()),
  WHATSAPP_TEMPLATE: z.preprocess(blankIsMissing, z.string().default('callboard_update')),
  WHATSAPP_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  ),
  SELLER_NAME: optional(z.string().max(160)),
  SELLER_GSTIN: optional(Gstin),
  SELLER_ADDRESS: optional(z.string().max(300)),
  DEMO_TALENTS: z.preprocess(blankIsMissing, z.coerce.number().pipe(z.int().min(20).max(5000)).default(720)),
});
type Settings = z.infer<typeof Settings>;
export const settingNames = Object.keys(Settings.shape);

const neededInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'FILE_SIGNING_SECRET',
  'IDENTITY_SECRET',
] as const;
const neededForS3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const refuseMissing = (settings: Settings, names: readonly (keyof Settings)[], when: string) => {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')} must be set ${when}`);
};

const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  return parsed.data;
};

const toStorage = (settings: Settings, home: string) => {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
  if (settings.STORAGE === 'disk') return { driver: 'disk' as const, directory: resolve(home, 'files') };
  refuseMissing(settings, neededForS3, 'when STORAGE is s3');
  return {
    driver: 's3' as const,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    endpoint: S3_ENDPOINT,
  };
};

const toGithub = (settings: Settings) => {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    throw new ConfigError('GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together');
  }
  return { clientId, clientSecret, url: settings.GITHUB_URL, apiUrl: settings.GITHUB_API_URL };
};

const toInstagram = (settings: Settings) => {
  const { INSTAGRAM_CLIENT_ID: clientId, INSTAGRAM_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    throw new ConfigError('INSTAGRAM_CLIENT_ID and INSTAGRAM_CLIENT_SECRET must be set together');
  }
  return { clientId, clientSecret, url: settings.INSTAGRAM_URL, graphUrl: settings.INSTAGRAM_GRAPH_URL };
};

const toWhatsApp = (settings: Settings) => {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = settings;
  if (!token && !phoneNumberId) return undefined;
  if (!token || !phoneNumberId) {
    throw new ConfigError('WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID must be set together');
  }
  return { token, phoneNumberId, template: settings.WHATSAPP_TEMPLATE, url: settings.WHATSAPP_URL };
};

const neededForRazorpay = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const neededToSell = ['SELLER_NAME', 'SELLER_GSTIN', 'SELLER_ADDRESS'] as const;

/** Who sells where nothing is really sold. */
const practiceSeller = {
  name: 'Callboard Practice House',
  gstin: '27AAACC0000A1ZW',
  address: '1 Rehearsal Lane, Dadar West, Mumbai 400028',
} as const;

const toRazorpay = (settings: Settings) => {
  if (neededForRazorpay.every((name) => settings[name] === undefined)) return undefined;
  refuseMissing(settings, neededForRazorpay, 'together with the others of Razorpay');
  return {
    keyId: settings.RAZORPAY_KEY_ID ?? '',
    keySecret: settings.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? '',
    url: settings.RAZORPAY_URL,
  };
};

const toSeller = (settings: Settings, sellsForMoney: boolean) => {
  if (sellsForMoney) refuseMissing(settings, neededToSell, 'in production with Razorpay');
  const gstin = settings.SELLER_GSTIN ?? practiceSeller.gstin;
  if (stateOfGstin(gstin) !== ownStateCode) {
    throw new ConfigError(`SELLER_GSTIN must be of the state ${ownStateCode}, which the tax is counted from`);
  }
  return {
    name: settings.SELLER_NAME ?? practiceSeller.name,
    gstin,
    address: settings.SELLER_ADDRESS ?? practiceSeller.address,
  };
};

/** Whom we tell secrets or send people's data to. */
const servicesIn = (settings: Settings) => ({
  SMTP_URL: settings.SMTP_URL,
  S3_ENDPOINT: settings.S3_ENDPOINT,
  GITHUB_URL: settings.GITHUB_URL,
  GITHUB_API_URL: settings.GITHUB_API_URL,
  INSTAGRAM_URL: settings.INSTAGRAM_URL,
  INSTAGRAM_GRAPH_URL: settings.INSTAGRAM_GRAPH_URL,
  RAZORPAY_URL: settings.RAZORPAY_URL,
  WHATSAPP_URL: settings.WHATSAPP_URL,
});

/** Reads and checks the environment. The only place that looks at it. */
export function readConfig(env: NodeJS.ProcessEnv, interfaces = networkInterfaces()) {
  const settings = readSettings(env);
  const production = settings.CALLBOARD_ENV === 'production';
  if (production) {
    refuseMissing(settings, neededInProduction, 'in production');
    refuseWeakProduction(settings);
  }
  const home = resolve(settings.CALLBOARD_HOME);
  const razorpay = toRazorpay(settings);
  const host = settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const networkUrl = production ? undefined : networkUrlOf(host, settings.PORT, interfaces);
  // Links in emails are absolute: with this address a phone on the network can open them as well.
  const publicUrl = settings.PUBLIC_URL ?? networkUrl ?? `http://localhost:${settings.PORT}`;
  return {
    environment: settings.CALLBOARD_ENV,
    workshop: workshopEnvironments.includes(settings.CALLBOARD_ENV),
    home,
    host,
    port: settings.PORT,
    /** Where other devices of the network find a demo or a workshop, if they may. */
    networkUrl,
    publicUrl,
    apiUrl: settings.API_URL ?? publicUrl,
    trustedProxies: settings.TRUSTED_PROXIES,
    apiDocs: (settings.API_DOCS ?? (production ? 'off' : 'on')) === 'on',
    warnings: production ? warnOfPlainText(servicesIn(settings)) : [],
    logLevel: settings.LOG_LEVEL ?? (settings.CALLBOARD_ENV === 'demo' ? 'warn' : 'info'),
    database: { url: settings.DATABASE_URL, pool: settings.DATABASE_POOL },
    sessionSecret: settings.SESSION_SECRET ?? readOrMakeSecret(home, 'session'),
    fileSigningSecret: settings.FILE_SIGNING_SECRET ?? readOrMakeSecret(home, 'file-signing'),
    identitySecret: settings.IDENTITY_SECRET ?? readOrMakeSecret(home, 'identity'),
    storage: toStorage(settings, home),
    uploadsDirectory: resolve(home, 'uploads'),
    diskReserveBytes: settings.DISK_RESERVE_MB * 1024 * 1024,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, support: settings.SUPPORT_EMAIL },
    whatsApp: toWhatsApp(settings),
    github: toGithub(settings),
    instagram: toInstagram(settings),
    razorpay,
    seller: toSeller(settings, production && razorpay !== undefined),
    demoTalents: settings.DEMO_TALENTS,
  };
}

export type Config = ReturnType<typeof readConfig>;
