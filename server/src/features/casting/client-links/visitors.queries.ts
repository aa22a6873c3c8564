import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { VisitorFacts } from './link-state.policy.ts';

export interface VisitorRow extends VisitorFacts {
  readonly id: number;
  readonly link_id: number;
  readonly name: string;
  readonly sent_at: Date | null;
}

const columns = ['id', 'link_id', 'name', 'sent_at', 'admitted_at', 'preview_until'] as const;

const ofToken = (db: Database, linkId: number, tokenHash: string) =>
  db
    .selectFrom('client_visitor')
    .select(columns)
    .where('link_id', '=', linkId)
    .where('token_hash', '=', tokenHash);

/** A token belongs to one link and says nothing on another. */
export const findVisitor = (
  db: Database,
  linkId: number,
  tokenHash: string,
): Promise<VisitorRow | undefined> => ofToken(db, linkId, tokenHash).executeTakeFirst();

/** What one client says in two tabs waits for each other here. */
export const lockVisitor = (
  trx: Database,
  linkId: number,
  tokenHash: string,
): Promise<VisitorRow | undefined> => ofToken(trx, linkId, tokenHash).forUpdate().executeTakeFirst();

interface NewVisitor {
  readonly linkId: number;
  readonly tokenHash: string;
  readonly name: string;
  readonly previewUntil: Date | null;
}

export const insertVisitor = (trx: Database, { linkId, tokenHash, name, previewUntil }: NewVisitor) =>
  trx
    .insertInto('client_visitor')
    .values({ link_id: linkId, token_hash: tokenHash, name, preview_until: previewUntil })
    .execute();

export const countVisitors = async (db: Database, linkId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('client_visitor')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .where('preview_until', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Who was here before goes on, with a name of today and another token. */
export const readmitVisitor = (trx: Database, id: number, changes: { name: string; tokenHash: string }) =>
  trx
    .updateTable('client_visitor')
    .set({
      name: changes.name,
      token_hash: changes.tokenHash,
      admitted_at: sql<Date>`clock_timestamp()`,
      last_seen_at: sql<Date>`now()`,
      visits: sql<number>`visits + 1`,
    })
    .where('id', '=', id)
    .execute();

/** Reading on is one visit. */
const quietMinutes = 30;

export const countVisit = (db: Database, id: number) =>
  sql`update client_visitor set visits = visits + 1, last_seen_at = now()
    where id = ${id} and last_seen_at < now() - make_interval(mins => ${quietMinutes})`.execute(db);

/** By the clock: after those they waited for. */
export const markSent = async (trx: Database, id: number): Promise<void> => {
  const sent_at = sql<Date>`clock_timestamp()`;
  await trx.updateTable('client_visitor').set({ sent_at }).where('id', '=', id).execute();
};

/** Previews that are over. */
export const removeOldPreviews = (trx: Database, linkId: number) =>
  trx
    .deleteFrom('client_visitor')
    .where('link_id', '=', linkId)
    .where('preview_until', '<', sql<Date>`now()`)
    .execute();
