import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import { codeContent, codeMessage } from './account-emails.ts';
import { codeLimits } from './account-limits.ts';
import { findByEmail, findByMobile, hasAccountWithMobile } from './accounts.queries.ts';
import { type Place, placeOfAccount } from './known-devices.ts';
import * as queries from './one-time-codes.queries.ts';
import type { PhoneCodeLimits } from './phone-code-limits.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const sendIfKnownJob = 'accounts/send-code-if-known';

type Channel = 'mail' | 'sms' | 'whatsapp';
interface CodeRequest {
  readonly channel: Channel;
  readonly address: string;
  /** The origin of the request; left out for codes sent with something else. */
  readonly place?: Place;
  /** The signed-in requester, if any. */
  readonly accountId?: number | undefined;
}

/** A network or known device, as a hash. */
interface Asker {
  readonly print: string;
  readonly known: boolean;
}

interface CodesOptions {
  readonly db: Database;
  readonly secret: string;
  readonly outbox: Outbox;
  readonly signInLimits: SignInLimits;
  readonly phoneCodeLimits: PhoneCodeLimits;
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Codes sent with a sign-up or new address are limited by those. */
const nobody: Asker = { print: '', known: true };
const anywhere: Asker = { print: '', known: false };

/** Six-digit codes: valid ten minutes, five attempts, three per 15 minutes, stored as a keyed hash. */
export function createOneTimeCodes(options: CodesOptions) {
  const { db, secret, outbox, signInLimits, phoneCodeLimits } = options;
  const hashOf = (address: string, code: string) =>
    createHmac('sha256', secret).update(`code:${address}:${code}`).digest();

  /** Looked up only with our cookie, so that response times do not reveal accounts. */
  const findAccount = ({ devices }: Place, address: string) => {
    if (devices.length === 0) return undefined;
    return address.includes('@') ? findByEmail(db, address) : findByMobile(db, address);
  };

  const askerOf = async (place: Place | undefined, address: string): Promise<Asker> => {
    if (!place) return anywhere;
    const { key, known } = placeOfAccount(place, await findAccount(place, address));
    return { print: createHash('sha256').update(key).digest('base64url'), known };
  };

  const refuseTooMany = ({ sent, seconds_left }: { sent: number; seconds_left: number }, allowed: number) => {
    if (sent < allowed) return;
    throw new ProblemError('RATE_LIMITED', {
      detail: `We’ve sent ${allowed} codes. Get another in ${Math.ceil(seconds_left / 60)} minutes.`,
      retryAfterSeconds: seconds_left,
    });
  };

  const reserve = async (trx: Database, { channel, address }: CodeRequest, asker: Asker, code: string) => {
    const asked_from = asker.print || null;
    await queries.lockAddress(trx, address);
    refuseTooMany(await queries.countCodesOfPlace(trx, address, asked_from), codeLimits.sendsByPlace);
    if (!asker.known) {
      refuseTooMany(await queries.countCodesOfAddress(trx, address), codeLimits.sendsByAddress);
    }
    return queries.insertCode(trx, { channel, address, code_hash: hashOf(address, code), asked_from });
  };

  const deliver = (trx: Database, { channel, address }: CodeRequest, code: string) =>
    outbox.queue(trx, {
      channel,
      recipient: address,
      sensitive: true,
      ...(channel === 'mail' ? codeContent(code) : { text: codeMessage(code) }),
    });

  const attempt = async (trx: Database, address: string, code: string, { print, known }: Asker) => {
    await queries.lockAddress(trx, address);
    const live = await queries.findLiveCode(trx, address, print);
    const isOver =
      !live ||
      live.tries_of_place >= codeLimits.triesByPlace ||
      (!known && live.tries >= codeLimits.triesFromEverywhere);
    if (isOver) return { is: 'expired' as const };
    if (timingSafeEqual(live.code_hash, hashOf(address, code))) {
      await queries.markCodeUsed(trx, live.id);
      return { is: 'right' as const };
    }
    await queries.countTry(trx, live.id, print, known);
    return { is: 'wrong' as const, triesLeft: codeLimits.triesByPlace - live.tries_of_place - 1 };
  };

  return {
    /** A code that the caller sends itself. */
    async make(trx: Database, request: CodeRequest): Promise<string> {
      const code = newCode();
      await reserve(trx, request, nobody, code);
      return code;
    },

    async send(request: CodeRequest): Promise<void> {
      const asker = await askerOf(request.place, request.address);
      if (request.channel !== 'mail') await phoneCodeLimits.admitToStranger(request);
      await db.transaction().execute(async (trx) => {
        const code = newCode();
        await reserve(trx, request, asker, code);
        await deliver(trx, request, code);
      });
    },

    /**
     * For signing in. A job checks later whether the number has an account, so that response times do not
     * reveal it.
     */
    async sendIfKnown(request: CodeRequest): Promise<void> {
      const asker = await askerOf(request.place, request.address);
      if (!asker.known) await phoneCodeLimits.admit(request);
      await db.transaction().execute(async (trx) => {
        const id = await reserve(trx, request, asker, newCode());
        await addJob(trx, { name: sendIfKnownJob, payload: { id, address: request.address } });
      });
    },

    /** Consumes the code, or throws. */
    async check(address: string, code: string, place?: Place): Promise<void> {
      const asker = await askerOf(place, address);
      const outcome = await db.transaction().execute((trx) => attempt(trx, address, code, asker));
      if (outcome.is === 'right') return;
      if (outcome.is === 'wrong' && !asker.known) await signInLimits.countWrongTry(address, 0);
      if (outcome.is === 'expired' || outcome.triesLeft === 0) {
        throw new ProblemError('CODE_EXPIRED', { detail: 'Get a new code.' });
      }
      const { triesLeft } = outcome;
      throw new ProblemError('CODE_WRONG', {
        detail: triesLeft === 1 ? '1 try left.' : `${triesLeft} tries left.`,
      });
    },

    jobs: [
      job({
        name: sendIfKnownJob,
        payload: z.object({ id: z.number(), address: z.string() }),
        run: async ({ id, address }) => {
          if (!(await hasAccountWithMobile(db, address))) return;
          await db.transaction().execute(async (trx) => {
            const code = newCode();
            const reserved = await queries.setCode(trx, id, hashOf(address, code));
            if (reserved) await deliver(trx, { channel: 'sms', address }, code);
            await phoneCodeLimits.countToMember();
          });
        },
      }),
    ],
  };
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
