import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { job } from '../../platform/jobs/job.ts';
import { addJob } from '../../platform/jobs/jobs.queries.ts';
import type { Outbox } from '../outbox/index.ts';
import { codeLetter, codeMessage } from './account-letters.ts';
import { hasAccountWithMobile } from './accounts.queries.ts';
import * as queries from './one-time-codes.queries.ts';

const sendsAllowed = 3;
const triesAllowed = 5;
const sendIfKnownJob = 'accounts/send-code-if-known';

type Channel = 'mail' | 'sms' | 'whatsapp';
interface CodeRequest {
  readonly channel: Channel;
  readonly address: string;
}

interface CodesOptions {
  readonly db: Database;
  readonly secret: string;
  readonly outbox: Outbox;
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Codes of six digits: ten minutes, five tries, three in a quarter of an hour, kept only as a keyed hash. */
export function createOneTimeCodes({ db, secret, outbox }: CodesOptions) {
  const hashOf = (address: string, code: string) =>
    createHmac('sha256', secret).update(`code:${address}:${code}`).digest();

  const reserve = async (trx: Database, { channel, address }: CodeRequest, code: string) => {
    await queries.lockAddress(trx, address);
    const { sent, seconds_left } = await queries.countRecentCodes(trx, address);
    if (sent >= sendsAllowed) {
      throw new ProblemError('RATE_LIMITED', {
        detail: `Three codes have been sent. Ask for another in ${Math.ceil(seconds_left / 60)} minutes.`,
        retryAfterSeconds: seconds_left,
      });
    }
    return queries.insertCode(trx, { channel, address, code_hash: hashOf(address, code) });
  };

  const deliver = (trx: Database, { channel, address }: CodeRequest, code: string) =>
    outbox.queue(trx, {
      channel,
      recipient: address,
      sensitive: true,
      ...(channel === 'mail' ? codeLetter(code) : { text: codeMessage(code) }),
    });

  const attempt = async (trx: Database, address: string, code: string) => {
    await queries.lockAddress(trx, address);
    const live = await queries.findLiveCode(trx, address);
    if (!live) return { is: 'expired' as const };
    if (timingSafeEqual(live.code_hash, hashOf(address, code))) {
      await queries.markCodeUsed(trx, live.id);
      return { is: 'right' as const };
    }
    await queries.countTry(trx, live.id);
    return { is: 'wrong' as const, triesLeft: triesAllowed - live.tries - 1 };
  };

  return {
    /** A code that its caller puts into a message of its own. */
    async make(trx: Database, request: CodeRequest): Promise<string> {
      const code = newCode();
      await reserve(trx, request, code);
      return code;
    },

    send: (request: CodeRequest): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const code = newCode();
        await reserve(trx, request, code);
        await deliver(trx, request, code);
      }),

    /**
     * For signing in: whether the number has an account is found out later, by a job. The request does the same
     * work for every number, and a number nobody has gets a code nobody knows.
     */
    sendIfKnown: (request: CodeRequest): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const id = await reserve(trx, request, newCode());
        await addJob(trx, { name: sendIfKnownJob, payload: { id, address: request.address } });
      }),

    /** Uses the code up, or says what is wrong with it. */
    async check(address: string, code: string): Promise<void> {
      const outcome = await db.transaction().execute((trx) => attempt(trx, address, code));
      if (outcome.is === 'right') return;
      if (outcome.is === 'expired' || outcome.triesLeft === 0) {
        throw new ProblemError('CODE_EXPIRED', { detail: 'Ask for a new code.' });
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
          });
        },
      }),
    ],
  };
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
