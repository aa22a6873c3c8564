import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { deletedOnErasing } from './belongings.ts';

const graceIsOver = (graceDays: number) =>
  sql<boolean>`closed_at <= now() - make_interval(days => ${graceDays})`;

export const listDueForErasing = async (db: Database, graceDays: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erased_at', 'is', null)
    .where(graceIsOver(graceDays))
    .orderBy('closed_at')
    .execute();
  return rows.map(({ id }) => id);
};

const closed = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'public_id',
      'email',
      'mobile',
      'pending_email',
      'pending_mobile',
      sql<Date>`closed_at`.as('closed_at'),
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
    ])
    .where('id', '=', accountId)
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .forUpdate();

export type ClosedAccount = NonNullable<Awaited<ReturnType<typeof lockClosed>>>;

/** Undefined once it is erased, so that a second run finds nothing to do. */
export const lockClosed = (db: Database, accountId: number) => closed(db, accountId).executeTakeFirst();
export const lockDue = (db: Database, accountId: number, graceDays: number) =>
  closed(db, accountId).where(graceIsOver(graceDays)).executeTakeFirst();

/** Every file that exists only because of this person. */
export const listFilesOf = async (db: Database, accountId: number): Promise<string[]> => {
  const assets = await db
    .selectFrom('media_asset')
    .select(['original_key', 'file_key', 'card_key', 'page_key', 'full_key'])
    .select(['source_key', 'poster_source_key'])
    .where('owner_id', '=', accountId)
    .execute();
  const archives = await db
    .selectFrom('data_export')
    .select('archive_key')
    .where('account_id', '=', accountId)
    .execute();
  const uploads = await db.selectFrom('upload').select('key').where('owner_id', '=', accountId).execute();
  const proofs = await db
    .selectFrom('id_proof')
    .select(['front_key', 'back_key'])
    .where('talent_id', '=', accountId)
    .execute();
  const papers = await db
    .selectFrom('recruiter_paper')
    .innerJoin('recruiter_verification', 'recruiter_verification.submission', 'recruiter_paper.submission')
    .select('file_key')
    .where('recruiter_id', '=', accountId)
    .execute();
  const cards = await db
    .selectFrom('comp_card')
    .select(['pdf_key', 'picture_key'])
    .where('talent_id', '=', accountId)
    .execute();
  const sent = await db
    .selectFrom('message_attachment')
    .select(['file_key', 'thumbnail_key'])
    .where('owner_id', '=', accountId)
    .execute();
  const rows = [...assets, ...archives, ...uploads, ...proofs, ...papers, ...cards, ...sent];
  const keys = rows.flatMap((row) => Object.values(row));
  return keys.filter((key): key is string => key !== null);
};

export const noteErasure = (db: Database, { public_id, closed_at }: ClosedAccount) =>
  db
    .insertInto('erasure')
    .values({ account_public_id: public_id, closed_at })
    .onConflict((conflict) => conflict.column('account_public_id').doNothing())
    .execute();

export const deleteBelongings = async (db: Database, accountId: number) => {
  for (const { table, owner } of deletedOnErasing) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${accountId}`.execute(db);
  }
};

/**
 * What was sent to the person's addresses. When somebody has signed up with one of them since, what is newer
 * than the closing is theirs.
 */
export const forgetAddresses = async (db: Database, account: ClosedAccount) => {
  const addresses = [account.email, account.mobile, account.pending_email, account.pending_mobile];
  const isOld = (address: 'recipient' | 'address') => sql<boolean>`
    created_at <= ${account.closed_at} or not exists (
      select from account other where other.closed_at is null
      and ${sql.ref(address)} in (other.email, other.mobile, other.pending_email, other.pending_mobile))`;
  const known = addresses.filter((address) => address !== null);
  if (known.length === 0) return;
  await db.deleteFrom('outbox_message').where('recipient', 'in', known).where(isOld('recipient')).execute();
  await db.deleteFrom('one_time_code').where('address', 'in', known).where(isOld('address')).execute();
};

/** Written to us without signing in, from an address that was shown to be the person's. */
export const forgetLettersFrom = async (db: Database, account: ClosedAccount) => {
  if (!account.email_verified) return;
  await db
    .deleteFrom('contact_request')
    .where('email', '=', account.email)
    .where('created_at', '<=', account.closed_at)
    .execute();
};

/** The row stays, so that its number is never given to anybody else. */
export const emptyAccount = (db: Database, { id, public_id }: ClosedAccount) =>
  db
    .updateTable('account')
    .set({
      first_name: 'Former',
      last_name: 'member',
      // Nothing is ever delivered below .invalid.
      email: `${public_id}@erased.invalid`,
      email_verified_at: null,
      mobile: null,
      mobile_verified_at: null,
      pending_email: null,
      pending_mobile: null,
      password_hash: null,
      password_changed_at: null,
      referred_by: null,
      frozen_reason: null,
      closing_reason: null,
      whatsapp_updates: false,
      last_active_at: null,
      erased_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
