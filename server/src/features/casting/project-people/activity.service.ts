import { ActivityEntry, type listProjectActivity } from '@callboard/contract/casting/project-people';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type PhotoUrl, requireProject, toTeamPerson } from '../project-access/index.ts';
import { type ActivityRow, listActivity } from './activity.queries.ts';

interface ActivityOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

/** Null for what happened by itself and for people who closed their account. */
const toActor = async ({ user_id, public_id, name, company, image_key }: ActivityRow, photoUrl: PhotoUrl) =>
  user_id === null || public_id === null || name === null
    ? null
    : toTeamPerson({ user_id, public_id, name, company: company ?? '', image_key }, photoUrl);

const toEntry = async (row: ActivityRow, photoUrl: PhotoUrl): Promise<ActivityEntry> => ({
  id: Number(row.id),
  kind: row.kind,
  actor: await toActor(row, photoUrl),
  character:
    row.character_id === null || row.character === null
      ? null
      : { id: row.character_id, name: row.character },
  values: ActivityEntry.shape.values.parse(row.detail),
  happened_at: row.happened_at.toISOString(),
});

export const createActivity =
  ({ db, photoUrl }: ActivityOptions) =>
  async (actor: Actor, projectId: number, { before, limit }: Parsed<typeof listProjectActivity>['query']) => {
    await requireProject(db, actor, projectId, 'read');
    const rows = await listActivity(db, projectId, { before, limit: limit + 1 });
    return {
      results: await Promise.all(rows.slice(0, limit).map((row) => toEntry(row, photoUrl))),
      has_more: rows.length > limit,
    };
  };
export type ListActivity = ReturnType<typeof createActivity>;
