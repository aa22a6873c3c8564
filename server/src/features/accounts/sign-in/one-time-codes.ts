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
import { accountOrigin, type Origin } from './known-devices.ts';
import * as queries from './one-time-codes.queries.ts';
import type { PhoneCodeLimits } from './phone-code-limits.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const sendIfKnownJob = 'accounts/send-code-if-known';

type Channel = 'mail' | 'sms' | 'whatsapp';
interface CodeRequest {
  readonly channel: Channel;
  readonly address: string;
  /** The origin of the request; left out for codes sent with something else. */
  readonly origin?: Origin;
  /** The signed-in requester, if any. */
  readonly accountId?: number | undefined;
}

/** A network or known device, as a hash. */
interface Requester {
  readonly hash: string;
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
const nobody: Requester = { hash: '', known: true };
const anywhere: Requester = { hash: '', known: false };

/** Six-digit codes: valid ten minutes, five attempts, three per 15 minutes, stored as a keyed hash. */
export function createOneTimeCodes(options: CodesOptions) {
  const { db, secret, outbox, signInLimits, phoneCodeLimits } = options;
  const hashOf = (address: string, code: string) =>
    createHmac('sha256', secret).update(`code:${address}:${code}`).digest();

  /** Looked up only with our cookie, so response times do not reveal accounts. */
  const findAccount = ({ devices }: Origin, address: string) => {
    if (devices.length === 0) return undefined;
    return address.includes('@') ? findByEmail(db, address) : findByMobile(db, address);
  };

  const requesterOf = async (origin: Origin | undefined, address: string): Promise<Requester> => {
    if (!origin) return anywhere;
    const { key, known } = accountOrigin(origin, await findAccount(origin, address));
    return { hash: createHash('sha256').update(key).digest('base64url'), known };
  };

  const rejectTooMany = ({ sent, seconds_left }: { sent: number; seconds_left: number }, allowed: number) => {
    if (sent < allowed) return;
    throw new ProblemError('RATE_LIMITED', {
      detail: `We’ve sent ${allowed} codes. Get another in ${Math.ceil(seconds_left / 60)} minutes.`,
      retryAfterSeconds: seconds_left,
    });
  };

  const reserve = async (
    trx: Database,
    { channel, address }: CodeRequest,
    requester: Requester,
    code: string,
  ) => {
    const asked_from = requester.hash || null;
    await queries.lockAddress(trx, address);
    rejectTooMany(await queries.countCodesByOrigin(trx, address, asked_from), codeLimits.sendsByOrigin);
    if (!requester.known) {
      rejectTooMany(await queries.countCodesOfAddress(trx, address), codeLimits.sendsByAddress);
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

  const attempt = async (trx: Database, address: string, code: string, { hash, known }: Requester) => {
    await queries.lockAddress(trx, address);
    const live = await queries.findLiveCode(trx, address, hash);
    const isOver =
      !live ||
      live.tries_of_place >= codeLimits.triesByOrigin ||
      (!known && live.tries >= codeLimits.triesFromEverywhere);
    if (isOver) return { is: 'expired' as const };
    if (timingSafeEqual(live.code_hash, hashOf(address, code))) {
      await queries.markCodeUsed(trx, live.id);
      return { is: 'right' as const };
    }
    await queries.countTry(trx, live.id, hash, known);
    return { is: 'wrong' as const, triesLeft: codeLimits.triesByOrigin - live.tries_of_place - 1 };
  };

  return {
    /** A code that the caller sends itself. */
    async make(trx: Database, request: CodeRequest): Promise<string> {
      const code = newCode();
      await reserve(trx, request, nobody, code);
      return code;
    },

    async send(request: CodeRequest): Promise<void> {
      const requester = await requesterOf(request.origin, request.address);
      if (request.channel !== 'mail') await phoneCodeLimits.admitAnyNumber(request);
      await db.transaction().execute(async (trx) => {
        const code = newCode();
        await reserve(trx, request, requester, code);
        await deliver(trx, request, code);
      });
    },

    /**
     * For signing in. A job checks later whether the number has an account, so response times do not
     * reveal it.
     */
    async sendIfKnown(request: CodeRequest): Promise<void> {
      const requester = await requesterOf(request.origin, request.address);
      if (!requester.known) await phoneCodeLimits.admit(request);
      await db.transaction().execute(async (trx) => {
        const id = await reserve(trx, request, requester, newCode());
        await addJob(trx, { name: sendIfKnownJob, payload: { id, address: request.address } });
      });
    },

    /** Consumes the code, or throws. */
    async check(address: string, code: string, origin?: Origin): Promise<void> {
      const requester = await requesterOf(origin, address);
      const outcome = await db.transaction().execute((trx) => attempt(trx, address, code, requester));
      if (outcome.is === 'right') return;
      if (outcome.is === 'wrong' && !requester.known) await signInLimits.countWrongTry(address, 0);
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
