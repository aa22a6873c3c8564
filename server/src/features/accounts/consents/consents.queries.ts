import type { ConsentTopic } from '@callboard/contract/accounts/consents';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { guardians, talents } from '../../people/person-summaries/index.ts';

export interface CurrentConsentRow {
  readonly topic: string;
  readonly given: boolean;
  readonly changed_at: Date;
}

/** The latest entry of every topic. */
export const listCurrent = (db: Database, talentId: number) =>
  db
    .selectFrom('standing_consent')
    .select([
      sql<string>`topic`.as('topic'),
      sql<boolean>`given`.as('given'),
      sql<Date>`changed_at`.as('changed_at'),
    ])
    .where('talent_id', '=', talentId)
    .execute();

export const listEntries = (db: Database, talentId: number) =>
  db
    .selectFrom('consent_event')
    .select([sql<ConsentTopic>`topic`.as('topic'), 'given', 'wording', 'created_at'])
    .where('talent_id', '=', talentId)
    .orderBy('id', 'desc')
    .execute();

/** What decides whether a consent can be given, locked until the transaction ends. */
export const lockGiver = (trx: Database, talentId: number) =>
  trx
    .selectFrom(talents('talent'))
    .leftJoin(guardians('guardian'), 'guardian.talent_id', 'talent.account_id')
    .select([
      'talent.date_of_birth',
      sql<boolean>`guardian.name is not null and guardian.relation is not null`.as('has_guardian'),
    ])
    .where('talent.account_id', '=', talentId)
    .forUpdate('talent')
    .executeTakeFirst();

export const insertEntry = (
  trx: Database,
  entry: { talent_id: number; topic: ConsentTopic; given: boolean; wording: string },
) => trx.insertInto('consent_event').values(entry).execute();

/** Withdraws consents that people under 18 cannot give, with the reason. */
export const withdrawAdultConsents = (trx: Database, talentId: number, wording: string) =>
  sql`insert into consent_event (talent_id, topic, given, wording)
    select talent_id, topic, false, ${wording} from standing_consent
    where talent_id = ${talentId} and topic in ('nudity', 'love_making', 'showcase') and given`.execute(trx);

/** The person's latest entry of a topic. */
export const currentConsents = sharedTable('standing_consent', ['talent_id', 'topic', 'given']);
