import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import { onePage } from '../../../platform/http/list.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { receivedEmail, toTeamEmail } from './contact.emails.ts';
import { toContactRequest, toContactRow } from './contact.mapper.ts';
import * as queries from './contact.queries.ts';
import type { ReceivedRequest } from './received-request.ts';

/** No 0 and O, no 1, I and L: it is read out over the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

const makeReferenceNumber = (): string =>
  `CB-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;

/** Offices and whole mobile networks share an address, so this is wide. */
const perNetwork = { max: 60, seconds: 3600 };
/** Each request sends a mail to whatever address was typed: a stranger must not drown in them. */
const perMailAddress = { max: 5, seconds: 6 * 3600 };

type WrittenRequest = Omit<ReceivedRequest, 'reference' | 'accountId'>;

interface Writer {
  readonly accountId: number | null;
  readonly ip: string;
}

interface Dependencies {
  readonly db: Database;
  readonly emails: Emails;
  readonly limits: Limits;
  readonly supportEmail: string;
}

async function store(trx: Database, written: Omit<ReceivedRequest, 'reference'>) {
  // Two of 28 million numbers rarely meet; five times in a row they do not.
  for (let tries = 0; tries < 5; tries++) {
    const received = { ...written, reference: makeReferenceNumber() };
    const createdAt = await queries.insertContactRequest(trx, toContactRow(received));
    if (createdAt) return { received, createdAt };
  }
  throw new Error('No free reference number was found');
}

export function createContactService({ db, emails, limits, supportEmail }: Dependencies) {
  const mail = (trx: Database, email: string, kind: typeof receivedEmail, facts: ReceivedRequest) =>
    emails.send(trx, kind, { to: { email, mobile: null }, facts });

  return {
    /** Stores what somebody wrote, and tells both them and the team, or does none of it. */
    async receive(written: WrittenRequest, { accountId, ip }: Writer) {
      await limits.take(`contact:network:${networkOf(ip)}`, perNetwork);
      await limits.take(`contact:mail:${written.email}`, perMailAddress);
      return db.transaction().execute(async (trx) => {
        const { received, createdAt } = await store(trx, { ...written, accountId });
        await mail(trx, written.email, receivedEmail, received);
        await mail(trx, supportEmail, toTeamEmail, received);
        return { reference: received.reference, received_at: createdAt.toISOString() };
      });
    },
    async list(wanted: { page: number; limit: number; kind?: queries.ContactKind | undefined }) {
      const { rows, total } = await queries.listContactRequests(db, wanted);
      return onePage(rows.map(toContactRequest), wanted, total);
    },
  };
}
export type ContactService = ReturnType<typeof createContactService>;
