import type { Database } from '../../platform/db/database.ts';
import type { EventRecorder } from '../../platform/events/event-recorder.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Outbox } from '../outbox/index.ts';
import { addressChangingLetter, newAddressLetter } from './account-letters.ts';
import { accountContactVerified } from './accounts.events.ts';
import { findAccount } from './accounts.queries.ts';
import * as queries from './contact.queries.ts';
import type { ContactProofs } from './contact-proof.ts';
import type { Place } from './known-devices.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { OneTimeLinks } from './one-time-links.ts';

interface VerificationOptions {
  readonly db: Database;
  readonly codes: OneTimeCodes;
  readonly links: OneTimeLinks;
  readonly proofs: ContactProofs;
  readonly outbox: Outbox;
  readonly events: EventRecorder;
}

/** Shows that an address or a number belongs to the person who gave it. */
export function createVerification({ db, codes, links, proofs, outbox, events }: VerificationOptions) {
  const confirmEmail = async (trx: Database, accountId: number, email: string): Promise<boolean> => {
    if (await queries.isEmailTaken(trx, email, accountId)) throw new ProblemError('EMAIL_TAKEN');
    const confirmed = await queries.confirmEmail(trx, accountId, email);
    if (confirmed) await events.record(trx, accountContactVerified, { accountId, channel: 'email' });
    return confirmed;
  };

  const confirmMobile = async (trx: Database, accountId: number, mobile: string): Promise<void> => {
    if (await queries.isMobileTaken(trx, mobile, accountId)) throw new ProblemError('MOBILE_TAKEN');
    const confirmed = await queries.confirmMobile(trx, accountId, mobile);
    if (confirmed) await events.record(trx, accountContactVerified, { accountId, channel: 'mobile' });
  };

  const answer = async (address: string) => ({ verified: true as const, proof: await proofs.sign(address) });

  return {
    /** For the signed-in owner the address is confirmed; for anyone else the proof goes along with a sign-up. */
    async emailByCode(actor: Actor, email: string, otp: string, place?: Place) {
      await codes.check(email, otp, place);
      if ('accountId' in actor) {
        await db.transaction().execute((trx) => confirmEmail(trx, actor.accountId, email));
      }
      return answer(email);
    },

    async mobileByCode(actor: Actor, mobile: string, otp: string, place?: Place) {
      await codes.check(mobile, otp, place);
      if ('accountId' in actor) {
        await db.transaction().execute((trx) => confirmMobile(trx, actor.accountId, mobile));
      }
      return answer(mobile);
    },

    emailByLink: (token: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { accountId, email } = await links.use(trx, 'verify-email', token);
        // The address may have been changed again since the link was mailed.
        if (!(await confirmEmail(trx, accountId, email))) throw new ProblemError('LINK_EXPIRED');
      }),

    /** The old address stays in use until the new one has answered. */
    async startEmailChange(trx: Database, { accountId, email }: { accountId: number; email: string }) {
      const account = await findAccount(trx, accountId);
      if (!account) throw new ProblemError('NOT_FOUND');
      if (await queries.isEmailTaken(trx, email, accountId)) throw new ProblemError('EMAIL_TAKEN');
      await queries.setPendingEmail(trx, accountId, email);
      const url = await links.make(trx, { purpose: 'verify-email', accountId, email });
      const code = await codes.make(trx, { channel: 'mail', address: email });
      const mail = { channel: 'mail', recipient: email, sensitive: true } as const;
      await outbox.queue(trx, { ...mail, ...newAddressLetter(account.first_name, url, code) });
      if (account.email) {
        await outbox.queue(trx, {
          channel: 'mail',
          recipient: account.email,
          ...addressChangingLetter(account.first_name),
        });
      }
    },

    async startMobileChange(trx: Database, { accountId, mobile }: { accountId: number; mobile: string }) {
      if (await queries.isMobileTaken(trx, mobile, accountId)) throw new ProblemError('MOBILE_TAKEN');
      await queries.setPendingMobile(trx, accountId, mobile);
    },

    checkCode: ({ address, otp }: { address: string; otp: string }) => codes.check(address, otp),
  };
}
export type Verification = ReturnType<typeof createVerification>;
