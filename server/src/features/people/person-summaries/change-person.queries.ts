import { sql, type Updateable } from 'kysely';
import type { Account, Recruiter, Talent } from '../../../platform/db/database.gen.ts';
import type { Database } from '../../../platform/db/database.ts';

type Some<Row, Column extends keyof Row> = {
  readonly [C in Column]?: Updateable<Row>[C & keyof Updateable<Row>];
};

const hasAny = (changes: object) => Object.values(changes).some((value) => value !== undefined);

type PersonChanges = Some<Account, 'first_name' | 'last_name' | 'whatsapp_updates'>;

export const changePerson = async (trx: Database, accountId: number, changes: PersonChanges) => {
  if (hasAny(changes)) await trx.updateTable('account').set(changes).where('id', '=', accountId).execute();
};

/** Sets a contact number. False when one was verified meanwhile, because a verified number signs in. */
export const setContactNumber = async (
  trx: Database,
  accountId: number,
  mobile: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ mobile })
    .where('id', '=', accountId)
    .where('mobile_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const createTalentProfile = (trx: Database, accountId: number) =>
  trx.insertInto('talent').values({ account_id: accountId }).execute();

export const createRecruiterProfile = (trx: Database, accountId: number, company: string) =>
  trx.insertInto('recruiter').values({ account_id: accountId, company }).execute();

type TalentChanges = Some<
  Talent,
  | 'residence_city_id'
  | 'date_of_birth'
  | 'gender_id'
  | 'show_to_recruiters'
  | 'is_found_by_days'
  | 'is_managed'
  | 'manager_name'
  | 'manager_email'
  | 'manager_mobile'
  | 'manager_gets_mail'
  | 'manager_gets_messages'
  | 'last_activity_page'
>;

/** Changes to a talent outside the profile editor: at sign-up and in the settings. */
export const changeTalent = (trx: Database, accountId: number, changes: TalentChanges) =>
  trx.updateTable('talent').set(changes).where('account_id', '=', accountId).execute();

type RecruiterChanges = Some<Recruiter, 'job_title' | 'city_id' | 'website'>;

export const changeRecruiter = (trx: Database, accountId: number, changes: RecruiterChanges) =>
  trx
    .updateTable('recruiter')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();

/** The referral code of this recruiter; sets the given one if there was none. */
export const ensureReferralCode = async (trx: Database, recruiterId: number, code: string) => {
  const { rows } = await sql<{ referral_code: string }>`
    with made as (
      update recruiter set referral_code = ${code}
      where account_id = ${recruiterId} and referral_code is null returning referral_code)
    select referral_code from made
    union all
    select referral_code from recruiter where account_id = ${recruiterId} and referral_code is not null`.execute(
    trx,
  );
  return rows[0]?.referral_code;
};
