import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { createHostCookie } from '../../../platform/http/host-cookie.ts';
import { networkOf } from './account-limits.ts';
import { readDeviceGeneration } from './accounts.queries.ts';

const fourHundredDays = 400 * 24 * 60 * 60;
/** A phone may be shared by a family. */
const peopleRemembered = 5;

interface KnownDevice {
  readonly accountId: number;
  readonly generation: number;
  readonly device: string;
}

/** The origin of a call, for limits. */
export interface Origin {
  readonly network: string;
  readonly devices: readonly KnownDevice[];
}

/** The origin as seen by one account. */
export interface AccountOrigin {
  /** The key in counters. */
  readonly key: string;
  /** Whether this device has signed in to the account before. */
  readonly known: boolean;
}

type Account = { readonly id: number; readonly device_generation: number } | undefined;

export const accountOrigin = ({ network, devices }: Origin, account: Account): AccountOrigin => {
  const found = devices.find(
    ({ accountId, generation }) => accountId === account?.id && generation === account.device_generation,
  );
  return found
    ? { key: `device:${found.device}:${found.generation}`, known: true }
    : { key: `network:${network}`, known: false };
};

/**
 * A device that signed in before has a cookie. It grants no access: it gives the owner separate attempts, so
 * that others cannot lock them out.
 */
export function createKnownDevices(options: { db: Database; secret: string; publicUrl: string }) {
  const { db, secret, publicUrl } = options;
  const cookie = createHostCookie(publicUrl, { name: 'callboard_device', path: '/v1/auth' });
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`known-device:${text}`).digest('base64url');

  const write = ({ accountId, generation, device }: KnownDevice) => {
    const text = `${accountId}.${generation}.${device}`;
    return `${text}.${sign(text)}`;
  };

  const parse = (entry: string): KnownDevice[] => {
    const [, text = '', accountId, generation, device = '', signature = ''] =
      /^((\d{1,10})\.(\d{1,10})\.([\w-]{22}))\.([\w-]{43})$/.exec(entry) ?? [];
    if (!text || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text)))) return [];
    return [{ accountId: Number(accountId), generation: Number(generation), device }];
  };

  const read = (request: FastifyRequest) =>
    (cookie.read(request) ?? '').split('~').slice(0, peopleRemembered).flatMap(parse);

  return {
    originOf: (request: FastifyRequest): Origin => ({
      network: networkOf(request.clientAddress),
      devices: read(request),
    }),

    /** Marks this device as known to the account. */
    async remember(request: FastifyRequest, reply: FastifyReply, accountId: number): Promise<void> {
      const known = read(request);
      const generation = await readDeviceGeneration(db, accountId);
      const before = known.find((one) => one.accountId === accountId && one.generation === generation);
      const device = before?.device ?? randomBytes(16).toString('base64url');
      const others = known.filter((one) => one.accountId !== accountId);
      const value = [{ accountId, generation, device }, ...others]
        .slice(0, peopleRemembered)
        .map(write)
        .join('~');
      reply.header('set-cookie', cookie.write(value, fourHundredDays));
    },
  };
}
export type KnownDevices = ReturnType<typeof createKnownDevices>;
