import { type RawBuilder, sql } from 'kysely';
import { coverOf, people, publicTalents, talents } from '../../people/person-summaries/index.ts';

export interface CastPartRow {
  readonly character: string;
  /** All four are null when no one is named. */
  readonly public_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly card_key: string | null;
}

export const maxCastParts = 12;

/**
 * The cast of a project, in the order of `place`. Only public talents who agreed are named. Whether everyone may
 * read it, `hasPublicCast` says.
 */
export const castOf = (projectId: RawBuilder<unknown>) => sql<CastPartRow & { readonly place: string }>`
  select role.name as character, shown.public_id, shown.first_name, shown.last_name, shown.card_key,
    row_number() over (order by role.position, role.id, casting.cast_at, casting.talent_id) as place
  from project_character role
  join character_cast casting on casting.character_id = role.id
  left join lateral (
    select public_talent.public_id, account.first_name, account.last_name,
      ${coverOf(sql.ref('talent.account_id'), sql`cover.card_key`)} as card_key
    from ${publicTalents('public_talent')}
    join ${talents('talent')} on talent.account_id = public_talent.account_id and talent.is_shown_in_castings
    join ${people('account')} on account.id = public_talent.account_id
    where public_talent.account_id = casting.talent_id) shown on true
  where role.project_id = ${projectId}
  order by place limit ${maxCastParts}`;
