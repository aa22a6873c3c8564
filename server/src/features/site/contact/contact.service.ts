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

/** No 0, O, 1, I or L, because it is read out on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

const makeReferenceNumber = (): string =>
  `CB-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;

/** Wide, because offices and mobile networks share an address. */
const perNetwork = { max: 60, seconds: 3600 };
/** Each request emails the typed address, so a stranger must not be flooded. */
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
  // Five collisions in a row among 28 million numbers do not happen.
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
    /** Stores the request and emails the sender and the team, in one transaction. */
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
