import type { openSharedProject } from '@callboard/contract/casting/project-documents';
import type { TeamPerson } from '@callboard/contract/casting/project-fields';
import type { Answer } from '@callboard/contract/endpoint';
import type { Database } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { memberOf } from '../../../../platform/http/member.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import { type PhotoUrl, toTeamPerson } from '../../project-access/index.ts';
import { findSharedProject, openShares, type SharedProjectRow } from './shares.queries.ts';

export interface SharedProjectsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

const toShare = ({ character_id, name, brief, fee_paise, fee_per, disclosures, ...share }: Share) => ({
  id: share.id,
  character: { id: character_id, name, brief, fee_paise, fee_per, disclosures: [...disclosures] },
  message: share.message,
  isProjectRead: share.is_read,
  status: share.status,
  shared_at: share.shared_at,
});
type Share = SharedProjectRow['shares'][number];

const toSharedProject = (row: SharedProjectRow, recruiter: TeamPerson): Answer<typeof openSharedProject> => ({
  project_id: row.project_id,
  title: row.title,
  project_type: row.project_type,
  production_house: row.production_house,
  director: row.director,
  synopsis: row.synopsis,
  cities: [...row.cities],
  languages: [...row.languages],
  shoot_starts_on: row.shoot_starts_on,
  shoot_ends_on: row.shoot_ends_on,
  is_open: row.status === 'open',
  recruiter,
  shares: row.shares.map(toShare),
});

export function createSharedProjects({ db, photoUrl }: SharedProjectsOptions) {
  return {
    /** Closed projects stay readable for those they were shared with. */
    async open(actor: Actor, projectId: number) {
      const { accountId } = memberOf(actor);
      const row = await db.transaction().execute(async (trx) => {
        const wasShared = await openShares(trx, projectId, accountId);
        return wasShared ? findSharedProject(trx, projectId, accountId) : undefined;
      });
      if (!row) throw new ProblemError('NOT_FOUND');
      const { owner_id: user_id, owner_public_id: public_id, owner_name: name, company, portrait } = row;
      const owner = { user_id, public_id, name, company, image_key: portrait };
      return toSharedProject(row, await toTeamPerson(owner, photoUrl));
    },
  };
}
export type SharedProjects = ReturnType<typeof createSharedProjects>;
