import { ageOn, isAdult, todayInIndia } from '@callboard/contract/people/ages';
import type { Insertable } from 'kysely';
import type { Account, Recruiter, Talent } from '../src/platform/db/database.gen.ts';
import type { Database } from '../src/platform/db/database.ts';

let made = 0;

const createAccount = async <K extends 'talent' | 'recruiter'>(
  db: Database,
  kind: K,
  changes: Partial<Insertable<Account>>,
) => {
  made += 1;
  const account = await db
    .insertInto('account')
    .values({
      kind,
      first_name: 'Asha',
      last_name: 'Kulkarni',
      email: `person-${made}-${Date.now()}@callboard.test`,
      email_verified_at: new Date(),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...account, kind };
};

interface TalentChanges {
  readonly account?: Partial<Insertable<Account>>;
  readonly talent?: Partial<Insertable<Talent>>;
}

export const isChild = (born: unknown) => typeof born === 'string' && !isAdult(ageOn(todayInIndia(), born));

/** Without one who agrees, nobody under 18 is published. */
const addGuardian = async (db: Database, talentId: number) => {
  await db
    .insertInto('guardian')
    .values({ talent_id: talentId, name: 'Sunita Kulkarni', relation: 'mother' })
    .execute();
  await db
    .insertInto('consent_event')
    .values({ talent_id: talentId, topic: 'guardian', given: true, wording: 'I agree.' })
    .execute();
};

/** A talent whose profile is complete, unless told otherwise. */
export async function createTalent(db: Database, { account = {}, talent = {} }: TalentChanges = {}) {
  const created = await createAccount(db, 'talent', account);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('talent')
      .values({ account_id: created.id, completed_at: new Date(), last_activity_page: 6, ...talent })
      .execute();
    if (isChild(talent.date_of_birth)) await addGuardian(trx, created.id);
  });
  return created;
}

interface RecruiterChanges {
  readonly account?: Partial<Insertable<Account>>;
  readonly recruiter?: Partial<Insertable<Recruiter>>;
}

export async function createRecruiter(db: Database, { account = {}, recruiter = {} }: RecruiterChanges = {}) {
  const created = await createAccount(db, 'recruiter', account);
  await db
    .insertInto('recruiter')
    .values({ account_id: created.id, company: 'Lantern Casting', ...recruiter })
    .execute();
  return created;
}
