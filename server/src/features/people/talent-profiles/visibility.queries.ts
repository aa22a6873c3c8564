import { sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import type { Database } from '../../../platform/db/database.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { hasApplied } from '../../casting/jobs/index.ts';
import { people } from '../person-summaries/index.ts';

const visibilityBy = (column: 'account.id' | 'account.public_id') =>
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
              .selectFrom(unlocks('unlock'))
              .select('unlock.talent_id')
              .whereRef('unlock.talent_id', '=', 'account.id')
              .where('unlock.recruiter_id', '=', value('recruiterId')),
          )
          .as('unlocked'),
        sql<boolean>`exists (
          select from conversation talk where talk.talent_id = account.id and talk.recruiter_id = ${value('recruiterId')})
        or ${hasApplied(sql.ref('account.id'), sql`${value('recruiterId')}`)}`.as('connected'),
      ])
      .where(column, '=', value('ref'))
      .where('account.closed_at', 'is', null),
  );

const byNumber = visibilityBy('account.id');
const byPublicId = visibilityBy('account.public_id');

/** Everything that decides who may see a talent. Closed accounts are not found. */
export const findVisibility = (db: Database, ref: number | string, recruiterId: number | null) =>
  (typeof ref === 'number' ? byNumber : byPublicId)(db, { ref, recruiterId });
