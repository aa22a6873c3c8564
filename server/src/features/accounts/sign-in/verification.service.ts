import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import { newAddressContent } from './account-emails.ts';
import { findAccount } from './accounts.queries.ts';
import type { ContactProofs } from './contact-proof.ts';
import type { Origin } from './known-devices.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import { addressChangingEmail } from './sign-in.emails.ts';
import type { GivenProof } from './sign-in-methods.policy.ts';
import type { SignInMethods } from './sign-in-methods.service.ts';

interface VerificationOptions {
  readonly db: Database;
  readonly codes: OneTimeCodes;
  readonly links: OneTimeLinks;
  readonly proofs: ContactProofs;
  readonly outbox: Outbox;
  readonly emails: Emails;
  readonly methods: SignInMethods;
}

interface Entry {
  readonly address: string;
  readonly otp: string;
  readonly userAgent: string;
  readonly origin?: Origin;
}

/** Verifies that an address or number belongs to the person. */
export function createVerification(options: VerificationOptions) {
  const { db, codes, links, proofs, outbox, emails, methods } = options;
  const answer = async (address: string) => ({ verified: true as const, proof: await proofs.sign(address) });

  /** Thrown before the code is consumed, so it stays valid. */
  const rejectUnproven = async (accountId: number, mobile: string) => {
    const account = await findAccount(db, accountId);
    if (account?.mobile !== mobile || account.pending_mobile === mobile || account.mobile_verified) return;
    throw new ProblemError('PROOF_REQUIRED', {
      detail: 'Confirm it’s you in Profile Settings before this number can sign you in.',
    });
  };

  return {
    /** Verifies the address for its signed-in owner; for others the proof is used at sign-up. */
    async emailByCode(actor: Actor, { address, otp, userAgent, origin }: Entry) {
      await codes.check(address, otp, origin);
      if ('accountId' in actor) {
        await db
          .transaction()
          .execute((trx) => methods.confirmEmail(trx, actor.accountId, address, userAgent));
      }
      return answer(address);
    },

    async mobileByCode(actor: Actor, { address, otp, userAgent, origin }: Entry) {
      if ('accountId' in actor) await rejectUnproven(actor.accountId, address);
      await codes.check(address, otp, origin);
      if ('accountId' in actor) {
        await db
          .transaction()
          .execute((trx) => methods.confirmMobile(trx, actor.accountId, address, userAgent));
      }
      return answer(address);
    },

    emailByLink: (token: string, userAgent: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { accountId, email } = await links.use(trx, ['verify-email'], token);
        // The address may have changed since the link was sent.
        if (!(await methods.confirmEmail(trx, accountId, email, userAgent))) {
          throw new ProblemError('LINK_EXPIRED');
        }
      }),

    /** The old address stays in use until the new one is verified. */
    async startEmailChange(
      trx: Database,
      { accountId, email, shown }: { accountId: number; email: string; shown: GivenProof },
    ) {
      const account = await methods.startEmail(trx, accountId, email, shown);
      const url = await links.make(trx, { purpose: 'verify-email', accountId, email });
      const code = await codes.make(trx, { channel: 'mail', address: email });
      const mail = { channel: 'mail', recipient: email, sensitive: true } as const;
      await outbox.queue(trx, { ...mail, ...newAddressContent(account.first_name, url, code) });
      if (account.email) {
        await emails.send(trx, addressChangingEmail, {
          to: { email: account.email, mobile: null },
          facts: { firstName: account.first_name },
        });
      }
    },
  };
}
