import { type RawBuilder, sql } from 'kysely';
import { compiledRow, type ValueOf } from '../../../platform/db/compiled-row.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readableUnlocks } from '../../casting/connections/index.ts';
import { hasApplied, hasAppliedToTeam } from '../../casting/jobs/index.ts';
import { isInterestedIn } from '../../casting/projects/index.ts';
import { people } from '../person-summaries/index.ts';

type Ref = number | string;

/** They wrote with each other, applied to a job of theirs or of their team, or are interested in a project. */
const isConnectedWith = (recruiterId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(exists (
    select from conversation talk where talk.talent_id = account.id and talk.recruiter_id = ${recruiterId})
  or ${hasApplied(sql.ref('account.id'), recruiterId)}
  or ${hasAppliedToTeam(sql.ref('account.id'), recruiterId)}
  or ${isInterestedIn(sql.ref('account.id'), recruiterId)})`;

/** By this recruiter, or for a project they are an associate on. Refers to "account". */
export const isUnlockedFor = (recruiterId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from ${readableUnlocks('readable')}
  where readable.talent_id = account.id and readable.account_id = ${recruiterId})`;

/**
 * What profileAccess decides, for lists: the profile of an open account opens for this recruiter. Refers to
 * "account" and "talent".
 */
export const isVisibleTo = (recruiterId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${isUnlockedFor(recruiterId)}
  or (talent.completed_at is not null and account.frozen_at is null
    and (talent.show_to_recruiters or ${isConnectedWith(recruiterId)})))`;

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
      .select([
        'account.id',
        'account.public_id',
        'talent.show_to_recruiters as shown',
        'talent.date_of_birth',
        sql<boolean>`talent.completed_at is not null`.as('complete'),
        sql<boolean>`account.frozen_at is not null`.as('frozen'),
        isUnlockedFor(sql`${value('recruiterId')}`).as('unlocked'),
        isConnectedWith(sql`${value('recruiterId')}`).as('connected'),
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
