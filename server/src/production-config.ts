import { BlockList, isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

interface ProductionSettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOW_LOCALHOST?: 'yes' | undefined;
  readonly SESSION_SECRET?: string | undefined;
  readonly FILE_SIGNING_SECRET?: string | undefined;
  readonly IDENTITY_SECRET?: string | undefined;
  readonly MAIL_FROM: string;
  readonly SUPPORT_EMAIL: string;
}

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('0.0.0.0');
thisMachine.addAddress('::1', 'ipv6');
thisMachine.addAddress('::', 'ipv6');

const isOnThisMachine = (hostname: string) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind !== 0) return thisMachine.check(host, kind === 6 ? 'ipv6' : 'ipv4');
  return /(^|\.)localhost$/i.test(host);
};

/** Names that nobody can have (RFC 2606 and 6761): mail to them goes nowhere and no page is found there. */
const isReserved = (host: string) =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))\.?$/i.test(host);

function refuseAddress({ PUBLIC_URL = '', ALLOW_LOCALHOST }: ProductionSettings): void {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isLocal = isOnThisMachine(hostname);
  if (isLocal && ALLOW_LOCALHOST === 'yes') return;
  if (isLocal)
    throw new ConfigError(
      'PUBLIC_URL must not be this machine; to try production out, set ALLOW_LOCALHOST=yes',
    );
  if (isReserved(hostname))
    throw new ConfigError(`PUBLIC_URL must be a name people can reach, not ${hostname}`);
  if (protocol !== 'https:') throw new ConfigError('PUBLIC_URL must begin with https:// in production');
}

const fewestDifferent = 10;
const fromAnExample = /change.?me|example|placeholder|secret|password/i;

/** One piece again and again, the last time perhaps in part. */
const isRepeated = (text: string) =>
  Array.from({ length: text.length >> 1 }, (_, at) => at + 1).some((length) =>
    text.startsWith(text.slice(length)),
  );

/** abcdef, 98765 and aaaa: each letter follows from the one before. */
const isSequence = (text: string) => {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length / 2;
};

const isGuessable = (secret: string) =>
  new Set(secret).size < fewestDifferent ||
  fromAnExample.test(secret) ||
  isRepeated(secret) ||
  isSequence(secret);

const secretNames = ['SESSION_SECRET', 'FILE_SIGNING_SECRET', 'IDENTITY_SECRET'] as const;

function refuseSecrets(settings: ProductionSettings): void {
  for (const [at, name] of secretNames.entries()) {
    const secret = settings[name] ?? '';
    if (isGuessable(secret))
      throw new ConfigError(`${name} is too easy to guess; draw one by chance: openssl rand -base64 48`);
    const same = secretNames.slice(0, at).find((other) => settings[other] === secret);
    if (same) throw new ConfigError(`${same} and ${name} must differ`);
  }
}

const domainOf = (from: string) => /@([^\s@<>]+\.[^\s@<>]+)>?$/.exec(from.trim())?.[1];

function refuseMailAddresses(settings: ProductionSettings): void {
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'] as const) {
    const domain = domainOf(settings[name]);
    if (domain === undefined || isReserved(domain))
      throw new ConfigError(`${name} must be an address of yours in production, not ${settings[name]}`);
  }
}

/** What is good enough for a demo and would give people's data away in production. */
export function refuseWeakProduction(settings: ProductionSettings): void {
  refuseAddress(settings);
  refuseSecrets(settings);
  refuseMailAddresses(settings);
}

const goesUnencrypted = (url: URL) =>
  !isOnThisMachine(url.hostname) &&
  (url.protocol === 'http:' || (url.protocol === 'smtp:' && url.searchParams.get('requireTLS') !== 'true'));

/** A network of one's own may be safe, so this is said and not refused. */
export const warnOfPlainText = (services: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(services)
    .filter(([, url]) => url !== undefined && goesUnencrypted(new URL(url)))
    .map(
      ([name]) =>
        `${name} may go unencrypted: use ${name === 'SMTP_URL' ? 'smtps:// or ?requireTLS=true' : 'https://'}`,
    );
