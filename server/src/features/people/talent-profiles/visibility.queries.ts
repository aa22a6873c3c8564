import { sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readableUnlocks } from '../../casting/connections/index.ts';
import { hasApplied, hasAppliedToTeam } from '../../casting/jobs/index.ts';
import { isInterestedIn } from '../../casting/project-shares/index.ts';
import { people } from '../person-summaries/index.ts';

type Ref = number | string;

const wanted = {
  number: (ref: Ref) => sql<boolean>`account.id = ${ref}`,
  publicId: (ref: Ref) => sql<boolean>`account.public_id = ${ref}`,
  /** Also by an earlier address, as long as there is a current one. */
  address: (ref: Ref) => sql<boolean>`account.id = (
    select named.talent_id from talent_address named join talent_address current using (talent_id)
    where named.slug = ${ref} and current.is_current)`,
};

const visibilityBy = (kind: keyof typeof wanted) =>
  compiledRow((db, value: ValueOf<{ ref: number | string; recruiterId: number | null }>) =>
    db
      .selectFrom('talent')
      .innerJoin(people('account'), 'account.id', 'talent.account_id')
      .select((eb) => [
        'account.id',
        'account.public_id',
        'talent.show_to_recruiters as shown',
        'talent.date_of_birth',
        sql<boolean>`talent.completed_at is not null`.as('complete'),
        sql<boolean>`account.frozen_at is not null`.as('frozen'),
        eb
          .exists(
            eb
              .selectFrom(readableUnlocks('unlock'))
              .select('unlock.talent_id')
              .whereRef('unlock.talent_id', '=', 'account.id')
              .where('unlock.account_id', '=', value('recruiterId')),
          )
          .as('unlocked'),
        sql<boolean>`exists (
          select from conversation talk where talk.talent_id = account.id and talk.recruiter_id = ${value('recruiterId')})
        or ${hasApplied(sql.ref('account.id'), sql`${value('recruiterId')}`)}
        or ${hasAppliedToTeam(sql.ref('account.id'), sql`${value('recruiterId')}`)}
        or ${isInterestedIn(sql.ref('account.id'), sql`${value('recruiterId')}`)}`.as('connected'),
      ])
      .where(wanted[kind](value('ref')))
      .where('account.closed_at', 'is', null),
  );

const byNumber = visibilityBy('number');
const byPublicId = visibilityBy('publicId');
const byAddress = visibilityBy('address');

const publicId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const finderOf = (ref: number | string) => {
  if (typeof ref === 'number') return byNumber;
  return publicId.test(ref) ? byPublicId : byAddress;
};

/** Everything that decides who may see a talent. Closed accounts are not found. */
export const findVisibility = (db: Database, ref: number | string, recruiterId: number | null) =>
  finderOf(ref)(db, { ref, recruiterId });
