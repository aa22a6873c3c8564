import type { ProjectStatus } from '@callboard/contract/casting/project-values';
import type { updateProject } from '@callboard/contract/casting/projects';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Photos } from '../../people/media/index.ts';
import {
  type PhotoUrl,
  type ProjectAccess,
  recordActivity,
  requireProject,
} from '../project-access/index.ts';
import { checkFields } from './check-fields.ts';
import type { Closing } from './closing/close-project.ts';
import { type FieldEdit, mergeFields, onlySent, toFieldConflict } from './field-merge.policy.ts';
import * as edits from './field-merge.queries.ts';
import { setStatus } from './project-changes.queries.ts';
import { answeredField, toProjectDetail } from './project-detail.mapper.ts';
import { findDetail } from './project-detail.queries.ts';
import {
  asStored,
  changedFields,
  fieldsTogether,
  type GivenFields,
  type ProjectFieldName,
  type ProjectFields,
  withFields,
} from './project-fields.policy.ts';
import { readFields, writeFields } from './project-fields.queries.ts';
import { activityOf, rightToMove, type Step, toProjectStatus } from './project-states.policy.ts';
import { requireStep } from './require-step.ts';

/** Projects are saved as one types. */
const changesPerHour = { max: 2400, seconds: 60 * 60 };

type Body = Parsed<typeof updateProject>['body'];

export interface UpdateProjectOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photos: Photos;
  readonly photoUrl: PhotoUrl;
  readonly closing: Closing;
  readonly characterJobs: { readonly lookAgain: (trx: Database, projectId: number) => Promise<void> };
}

interface Locked {
  readonly access: ProjectAccess;
  readonly project: NonNullable<Awaited<ReturnType<typeof edits.lockProject>>>;
}

async function lock(trx: Database, actor: Actor, projectId: number, to: ProjectStatus | undefined) {
  const project = await edits.lockProject(trx, projectId);
  if (!project) throw new ProblemError('NOT_FOUND');
  const right = to === undefined ? 'edit' : rightToMove(toProjectStatus(project.status), to);
  return { access: await requireProject(trx, actor, projectId, right), project };
}

/** What one person types is one line. */
async function recordEdited(
  trx: Database,
  { projectId, accountId }: ProjectAccess,
  changed: readonly ProjectFieldName[],
): Promise<void> {
  await edits.recordEdits(trx, { projectId, characterId: null }, changed, accountId);
  await recordActivity(
    trx,
    { projectId, actorId: accountId, kind: 'project_edited', fields: changed },
    { join: true },
  );
}

export function createProjectChanges({
  db,
  limits,
  photos,
  photoUrl,
  closing,
  characterJobs,
}: UpdateProjectOptions) {
  const changeFields = async (
    trx: Database,
    { access }: Locked,
    given: GivenFields,
    { base, isClosed }: { readonly base: number | undefined; readonly isClosed: boolean },
  ) => {
    const { projectId, accountId } = access;
    const before = await readFields(trx, projectId);
    if (!before) throw new ProblemError('NOT_FOUND');
    const { changes, conflicts } = mergeFields<ProjectFields>({
      sent: onlySent(asStored(before, given)),
      current: before,
      edits:
        base === undefined ? [] : await edits.listEditsAfter(trx, { projectId, characterId: null }, base),
      base,
      accountId,
      together: fieldsTogether,
    });
    const next = withFields(before, changes);
    const changed = changedFields(before, next);
    if (changed.length > 0) {
      if (isClosed) throw new ProblemError('CONFLICT', { detail: 'Reopen the project to change it' });
      await checkFields(trx, next, changes, changed);
      await writeFields(trx, projectId, next, changed);
      await recordEdited(trx, access, changed);
      await characterJobs.lookAgain(trx, projectId);
    }
    const posters = [before.poster, given.poster ?? null];
    await photos.release(
      trx,
      posters.filter((poster) => poster !== next.poster),
    );
    return { changed, conflicts };
  };

  /** Closing and reopening say themselves what they did. */
  const move = async (trx: Database, { access }: Locked, step: Step, { outcome, words }: Body) => {
    if (step === 'close') return closing.close(trx, access, { outcome, words });
    if (step === 'reopen') return closing.reopen(trx, access);
    const { projectId, accountId: actorId } = access;
    await setStatus(trx, projectId, step === 'pause' ? 'paused' : 'open');
    await recordActivity(trx, { projectId, actorId, kind: activityOf[step] });
  };

  const change = async (
    trx: Database,
    actor: Actor,
    projectId: number,
    body: Body,
    given: GivenFields,
  ): Promise<readonly FieldEdit[]> => {
    const locked = await lock(trx, actor, projectId, body.status);
    const step = body.status && requireStep(locked.project, body.status);
    if (step === 'reopen') await move(trx, locked, step, body);
    const isClosed = locked.project.status === 'closed' && step !== 'reopen';
    const { changed, conflicts } = await changeFields(trx, locked, given, {
      base: body.base_revision,
      isClosed,
    });
    if (step && step !== 'reopen') await move(trx, locked, step, body);
    if (step && changed.length === 0) await edits.countRevision(trx, projectId);
    return conflicts;
  };

  return {
    /** Applies what does not contradict what somebody else changed meanwhile. */
    async update(actor: Actor, projectId: number, body: Body) {
      const { accountId } = memberOf(actor);
      await limits.take(`projects:${accountId}`, changesPerHour);
      if ((body.outcome || body.words) && body.status !== 'closed')
        throw invalidField(body.outcome ? 'outcome' : 'words', 'Only with status closed');
      const { status: _, base_revision, outcome, words, poster, ...fields } = body;
      const uploads = new Map(poster ? [['poster', poster]] : []);
      const conflicts = await photos.record(accountId, uploads, (trx, assets) => {
        const given = { ...fields, ...(poster !== undefined && { poster: assets.get('poster') ?? null }) };
        return change(trx, actor, projectId, body, given);
      });
      const row = await findDetail(db, projectId, accountId);
      if (!row) throw new ProblemError('NOT_FOUND');
      const detail = await toProjectDetail(row, photoUrl);
      return {
        ...detail,
        conflicts: conflicts.map((edit) => toFieldConflict(edit, answeredField(detail, edit.field))),
      };
    },
  };
}
export type ProjectChanges = ReturnType<typeof createProjectChanges>;
