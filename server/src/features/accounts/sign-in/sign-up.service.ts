import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Outbox } from '../../messaging/outbox/index.ts';
import { createRecruiterProfile, createTalentProfile } from '../../people/person-summaries/index.ts';
import { welcomeContent } from './account-emails.ts';
import { accountSignedUp } from './accounts.events.ts';
import * as queries from './accounts.queries.ts';
import { rejectGuessable } from './guessable-password.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import { hashPassword } from './password.ts';

export interface SignUp {
  readonly kind: 'talent' | 'recruiter';
  readonly names: { readonly first: string; readonly last: string };
  readonly email?: string | undefined;
  readonly emailVerified?: boolean;
  readonly mobile?: string | undefined;
  readonly mobileVerified?: boolean;
  readonly password?: string | undefined;
  readonly company?: string | undefined;
  readonly ref?: string | undefined;
}

interface SignUpOptions {
  readonly codes: OneTimeCodes;
  readonly links: OneTimeLinks;
  readonly outbox: Outbox;
  readonly events: EventRecorder;
}

/** Splits "Mary Ann Jones" after the first word, unless both parts were given. */
export const splitName = (input: {
  name?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
}) => {
  const [first = '', ...rest] = (input.name ?? '').split(/\s+/);
  return {
    first: (input.first_name ?? first).slice(0, 80),
    last: (input.last_name ?? (input.first_name ? '' : rest.join(' '))).slice(0, 80),
  };
};

export function createSignUp({ codes, links, outbox, events }: SignUpOptions) {
  const requestVerification = async (trx: Database, accountId: number, email: string, firstName: string) => {
    const url = await links.make(trx, { purpose: 'verify-email', accountId, email });
    const code = await codes.make(trx, { channel: 'mail', address: email });
    await outbox.queue(trx, {
      channel: 'mail',
      recipient: email,
      sensitive: true,
      ...welcomeContent(firstName, url, code),
    });
  };

  return {
    /** Hashes the password outside any transaction, because it is slow. */
    async preparePassword({ password, names, email, mobile }: SignUp): Promise<string | null> {
      if (password === undefined) return null;
      rejectGuessable(password, [names.first, names.last, email, mobile]);
      return hashPassword(password);
    },

    async create(trx: Database, signUp: SignUp, passwordHash: string | null): Promise<number> {
      const { kind, names, email, mobile } = signUp;
      const id = await queries.insertAccount(trx, {
        kind,
        first_name: names.first,
        last_name: names.last,
        email: email ?? null,
        email_verified: signUp.emailVerified ?? false,
        mobile: mobile ?? null,
        mobile_verified: signUp.mobileVerified ?? false,
        password_hash: passwordHash,
        referred_by: signUp.ref ?? null,
      });
      if (id === undefined) throw new ProblemError(email ? 'EMAIL_TAKEN' : 'MOBILE_TAKEN');
      if (kind === 'talent') await createTalentProfile(trx, id);
      // Many recruiters work under their own name.
      else await createRecruiterProfile(trx, id, signUp.company ?? `${names.first} ${names.last}`.trim());
      if (email && !signUp.emailVerified) await requestVerification(trx, id, email, names.first);
      await events.record(trx, accountSignedUp, { accountId: id });
      return id;
    },
  };
}
export type SignUpService = ReturnType<typeof createSignUp>;
