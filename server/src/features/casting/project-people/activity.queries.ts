import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people } from '../../people/person-summaries/index.ts';
import { namedPerson, projectActivity, shownValues, type TeamPersonRow } from '../project-access/index.ts';
import { characters } from '../projects/index.ts';
import { personColumns, portraitJoins } from './people.queries.ts';

type Actor = { readonly [Field in keyof TeamPersonRow]: TeamPersonRow[Field] | null };

export interface ActivityRow extends Actor {
  readonly id: string;
  readonly kind: string;
  readonly character_id: number | null;
  readonly character: string | null;
  readonly detail: unknown;
  readonly happened_at: Date;
}

interface Slice {
  readonly before: number | undefined;
  readonly limit: number;
}

/** Newest first, below the entry one has. */
export const listActivity = async (db: Database, projectId: number, { before, limit }: Slice) => {
  const { rows } = await sql<ActivityRow>`
    select activity.id, activity.kind, part.id as character_id, part.name as character, ${shownValues} as detail,
      activity.happened_at, ${personColumns('actor')}
    from ${projectActivity('activity')}
    left join ${people('actor')} on actor.id = activity.actor_id and actor.closed_at is null
    ${portraitJoins('actor')}
    ${namedPerson}
    left join ${characters('part')} on part.id = activity.character_id
    where activity.project_id = ${projectId} and ${
      before === undefined ? sql`true` : sql`activity.id < ${before}`
    }
    order by activity.id desc limit ${limit}`.execute(db);
  return rows;
};
