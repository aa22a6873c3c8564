import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projects } from '../projects/index.ts';

interface Person {
  readonly id: number;
}

/** Pairings a recruiter made, wrote about or gave a thumb. */
export const listOwnPairings = async (db: Database, { id }: Person) => {
  const { rows } = await sql`
    select project.title as project, pairing.name, pairing.note, pairing.created_at,
      pairing.created_by is not distinct from ${id} as made_by_you,
      exists (select from pairing_like thumb where thumb.pairing_id = pairing.id
        and thumb.account_id = ${id}) as liked_by_you
    from pairing join ${projects('project')} on project.id = pairing.project_id
    where ${id} in (pairing.created_by, pairing.name_by, pairing.note_by)
      or exists (select from pairing_like thumb where thumb.pairing_id = pairing.id and thumb.account_id = ${id})
    order by pairing.id`.execute(db);
  return rows;
};

/**
 * Pairings of a recruiter's own projects go; those of their colleagues' projects stay there. A pair goes with a
 * talent who is in it, and no group is called by their name.
 */
export async function forgetInPairings(trx: Database, { id }: Person): Promise<void> {
  await sql`delete from pairing where project_id in (
    select project.id from ${projects('project')} where project.recruiter_id = ${id})`.execute(trx);
  await sql`delete from pairing where id in (select pairing_id from pairing_person where talent_id = ${id})
    and (select count(*) from pairing_person person where person.pairing_id = pairing.id) <= 2`.execute(trx);
  await sql`update pairing set name = 'Pairing'
    where id in (select pairing_id from pairing_person where talent_id = ${id})`.execute(trx);
}
