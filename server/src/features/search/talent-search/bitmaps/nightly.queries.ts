import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { facet, unavailableOn } from '../facets.ts';

/** Changes that come with the date: people turn 18, passports expire, and days move within a year. */
export const queueDateChanges = async (db: Database): Promise<void> => {
  await sql`
    with today as (select (now() at time zone 'Asia/Kolkata')::date as day)
    insert into search_change (talent_id)
    select account_id from talent, today
      where date_of_birth between day - interval '18 years 3 days' and day - interval '18 years'
    union
    select account_id from talent, today where passport_valid_until between day - 3 and day - 1
    union
    select account_id from unavailable_dates, today where upper(days) > day + 363`.execute(db);
};

export const deletePastDays = async (db: Database, today: string): Promise<void> => {
  await sql`delete from facet_bits where facet >= ${facet('unavailable', 0)} and facet < ${unavailableOn(today)}`.execute(
    db,
  );
};

/** Needs the applier's lock, so that no word is about to be used. */
export const deleteUnusedWords = async (trx: Database): Promise<void> => {
  await sql`
    delete from name_word where not exists (
      select from talent_name_word where talent_name_word.word_id = name_word.id)`.execute(trx);
};
