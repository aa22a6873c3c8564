import type { createProject } from '@callboard/contract/casting/projects';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Photos } from '../../people/media/index.ts';
import { type PhotoUrl, recordActivity, requireProject } from '../project-access/index.ts';
import { checkFields } from './check-fields.ts';
import { copyCharacters } from './copy-characters.queries.ts';
import { lockProject } from './field-merge.queries.ts';
import { deleteProject } from './project-changes.queries.ts';
import { toProjectDetail } from './project-detail.mapper.ts';
import { findDetail } from './project-detail.queries.ts';
import { forCopy, type GivenFields, namesGiven, nothingSaid, withFields } from './project-fields.policy.ts';
import { findMade, insertProject, readFields } from './project-fields.queries.ts';

const createdPerHour = { max: 120, seconds: 60 * 60 };

type Body = Parsed<typeof createProject>['body'];

interface CreateProjectOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photos: Photos;
  readonly photoUrl: PhotoUrl;
}

/** What the new project begins with: nothing, or a project that the caller reads. */
async function readSource(trx: Database, actor: Actor, { copy_of, title, project_type }: Body) {
  const named = { title, project_type };
  if (copy_of === undefined) return { ...nothingSaid, ...named };
  await requireProject(trx, actor, copy_of, 'read');
  const source = await readFields(trx, copy_of);
  if (!source) throw new ProblemError('NOT_FOUND');
  return { ...forCopy(source, todayInIndia()), ...named };
}

export function createProjectCreation({ db, limits, photos, photoUrl }: CreateProjectOptions) {
  const create = async (trx: Database, actor: Actor, body: Body, given: GivenFields): Promise<number> => {
    const { accountId } = memberOf(actor);
    const { copy_of, with_characters, client_id, title } = body;
    const madeBefore = client_id && (await findMade(trx, accountId, client_id));
    if (madeBefore) return madeBefore;
    const next = withFields(await readSource(trx, actor, body), given);
    await checkFields(trx, next, given, namesGiven(given));
    const projectId = await insertProject(trx, accountId, client_id ?? null, next);
    if (projectId === undefined) {
      const madeMeanwhile = client_id && (await findMade(trx, accountId, client_id));
      if (!madeMeanwhile) throw new ProblemError('CONFLICT');
      return madeMeanwhile;
    }
    if (copy_of !== undefined && with_characters)
      await copyCharacters(trx, { from: copy_of, to: projectId, today: todayInIndia() });
    const kind = copy_of === undefined ? 'project_created' : 'project_duplicated';
    await recordActivity(trx, { projectId, actorId: accountId, kind, values: { title } });
    return projectId;
  };

  return {
    async create(actor: Actor, body: Body) {
      const { accountId } = memberOf(actor);
      await limits.take(`new-projects:${accountId}`, createdPerHour);
      const { copy_of, with_characters, client_id, poster, ...fields } = body;
      const uploads = new Map(poster ? [['poster', poster]] : []);
      const projectId = await photos.record(accountId, uploads, (trx, assets) => {
        const given = { ...fields, ...(poster !== undefined && { poster: assets.get('poster') ?? null }) };
        return create(trx, actor, body, given);
      });
      const row = await findDetail(db, projectId, accountId);
      if (!row) throw new ProblemError('NOT_FOUND');
      return toProjectDetail(row, photoUrl);
    },

    /** A project that was open is closed instead. */
    async deleteDraft(actor: Actor, projectId: number): Promise<void> {
      await limits.take(`new-projects:${memberOf(actor).accountId}`, createdPerHour);
      await db.transaction().execute(async (trx) => {
        const project = await lockProject(trx, projectId);
        await requireProject(trx, actor, projectId, 'close');
        if (project?.status !== 'draft')
          throw new ProblemError('CONFLICT', {
            detail: 'Only a draft can be deleted. Close the project instead',
          });
        const fields = await readFields(trx, projectId);
        await deleteProject(trx, projectId);
        await photos.release(trx, [fields?.poster ?? null]);
      });
    },
  };
}
export type ProjectCreation = ReturnType<typeof createProjectCreation>;
