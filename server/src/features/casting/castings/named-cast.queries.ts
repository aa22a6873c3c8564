import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { coverOf, people } from '../../people/person-summaries/index.ts';
import { castings, characters } from '../projects/index.ts';
import { shownTalents } from './castings.queries.ts';

interface CastPicture {
  readonly key: string;
  readonly placeholder: string | null;
  readonly width: number;
  readonly height: number;
}

export interface CastRow {
  readonly project_id: number;
  readonly character: string;
  readonly public_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly picture: CastPicture | null;
  /** Of the project: all who were cast, and those of them who are shown. */
  readonly total: number;
  readonly shown: number;
}

const picture = coverOf(
  sql.ref('played.talent_id'),
  sql<CastPicture>`json_build_object('key', cover.card_key, 'placeholder', cover.placeholder,
    'width', cover.width, 'height', cover.height)`,
);

/** The first of those who are shown in each of these projects. Whether everyone may read it, is asked before. */
export const listNamedCast = async (db: Database, projectIds: readonly number[], most: number) => {
  const { rows } = await sql<CastRow>`
    select played.project_id, played.character, played.public_id, account.first_name, account.last_name,
      ${picture} as picture, played.total, played.shown
    from (
      select part.project_id, part.name as character, casting.talent_id, shown.public_id,
        count(*) over project::int as total, count(shown.public_id) over project::int as shown,
        row_number() over (partition by part.project_id, shown.public_id is null
          order by part.position, part.id, casting.cast_at, casting.talent_id) as place
      from ${castings('casting')} join ${characters('part')} on part.id = casting.character_id
      left join ${shownTalents} shown on shown.account_id = casting.talent_id
      where part.project_id = any(${[...projectIds]}::int[])
      window project as (partition by part.project_id)) played
    join ${people('account')} on account.id = played.talent_id
    where played.public_id is not null and played.place <= ${most}
    order by played.project_id, played.place`.execute(db);
  return rows;
};
