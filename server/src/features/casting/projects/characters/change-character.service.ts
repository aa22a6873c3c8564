import type { sortCharacters, updateCharacter } from '@callboard/contract/casting/characters';
import type { CharacterStatus } from '@callboard/contract/casting/project-values';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { invalidField, ProblemError } from '../../../../platform/http/problem-error.ts';
import {
  type ProjectAccess,
  recordActivity,
  requireCharacters,
  requireProject,
} from '../../project-access/index.ts';
import { type FieldEdit, mergeFields, toFieldConflict } from '../field-merge.policy.ts';
import { countRevision, listEditsAfter, recordEdits } from '../field-merge.queries.ts';
import { toCharacterStatus } from '../stages.mapper.ts';
import { type ChangeOptions, changesPerHour, lockOpenProject } from './add-characters.service.ts';
import * as queries from './change-characters.queries.ts';
import { listDetails } from './character-details.queries.ts';
import { contradictionsAt, findUnlisted, readSent, refuseAny, uploadsIn } from './character-input.ts';
import { readField, toFields } from './characters.mapper.ts';
import {
  type CharacterFields,
  fieldsTogether,
  statusChanges,
  withoutLooseUnit,
} from './characters.policy.ts';
import { hasCandidates, listOfProject } from './characters.queries.ts';
import { readDetails } from './read-characters.service.ts';

type Changes = Parsed<typeof updateCharacter>['body'];
type Order = Parsed<typeof sortCharacters>['body'];
type Edited = CharacterFields & { readonly status: CharacterStatus };

export interface CharacterOptions extends ChangeOptions {
  readonly characterJobs: ChangeOptions['characterJobs'] & {
    readonly isUsedInJobs: (db: Database, characterId: number) => Promise<boolean>;
    readonly lookAgain: (trx: Database, projectId: number) => Promise<void>;
  };
}

/** What is recorded when it goes from one status to the other. */
function requireStatusChange(from: CharacterStatus, to: CharacterStatus): string {
  const kind = statusChanges[from][to];
  if (kind) return kind;
  const detail =
    to === 'cast'
      ? 'A character is cast by an accepted offer or when its project closes.'
      : 'This character is cast already.';
  throw new ProblemError('CONFLICT', { detail });
}

export function createCharacterChanging(options: CharacterOptions) {
  const { db, limits, photos, characterJobs } = options;

  const requireOne = async (actor: Actor, characterId: number): Promise<ProjectAccess> => {
    const access = (await requireCharacters(db, actor, [characterId], 'edit')).get(characterId);
    if (!access) throw new ProblemError('NOT_FOUND');
    await limits.take(`characters:${access.accountId}`, changesPerHour);
    return access;
  };

  const readCurrent = async (trx: Database, characterId: number, accountId: number) => {
    const [row] = await listDetails(trx, { characterIds: [characterId] }, accountId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };

  const recordChange = async (
    trx: Database,
    { projectId, accountId }: ProjectAccess,
    characterId: number,
    current: Edited,
    changes: Partial<Edited>,
  ) => {
    const { status, ...fields } = changes;
    const activity = { projectId, actorId: accountId, characterId };
    const name = fields.name ?? current.name;
    if (status) {
      const kind = requireStatusChange(current.status, status);
      await recordActivity(trx, { ...activity, kind, values: { name } });
    }
    const changed = Object.keys(fields);
    if (changed.length === 0) return;
    await recordActivity(
      trx,
      { ...activity, kind: 'character_edited', fields: changed, values: { name } },
      { join: true },
    );
  };

  const write = async (
    trx: Database,
    access: ProjectAccess,
    characterId: number,
    { base_revision, status, ...sentFields }: Changes,
    assetIds: ReadonlyMap<string, number>,
  ): Promise<readonly FieldEdit[]> => {
    const { projectId, accountId } = access;
    await lockOpenProject(trx, projectId);
    const row = await readCurrent(trx, characterId, accountId);
    const current: Edited = { ...toFields(row), status: toCharacterStatus(row.status) };
    const sent = { ...readSent(sentFields, '', row.pictures, assetIds), ...(status && { status }) };
    const edits =
      base_revision === undefined ? [] : await listEditsAfter(trx, { projectId, characterId }, base_revision);
    const merged = mergeFields<Edited>({
      sent,
      current,
      edits,
      base: base_revision,
      accountId,
      together: fieldsTogether,
    });
    const { status: newStatus, ...fields } = merged.changes;
    const given = withoutLooseUnit(fields);
    refuseAny([
      ...(await findUnlisted(trx, [{ sent: sentFields, at: '' }])),
      ...contradictionsAt('', { ...current, ...given }, given),
    ]);
    const changes = { ...given, ...(newStatus && { status: newStatus }) };
    await recordChange(trx, access, characterId, current, changes);
    const { look_ids, languages, skill_ids, disclosures, pictures, ...columns } = changes;
    if (Object.keys(columns).length > 0) await queries.updateColumns(trx, characterId, columns);
    const removed = await queries.replaceRelations(trx, [{ characterId, ...given }]);
    await photos.release(trx, [...removed, ...(pictures ? [] : assetIds.values())]);
    if (Object.keys(changes).length > 0) {
      await recordEdits(trx, { projectId, characterId }, Object.keys(changes), accountId);
      await characterJobs.lookAgain(trx, projectId);
    }
    return merged.conflicts;
  };

  return {
    /** Fields that somebody else changed after the base revision stay and are answered. */
    async change(actor: Actor, characterId: number, changes: Changes) {
      const access = await requireOne(actor, characterId);
      const uploads = new Map(uploadsIn(changes.pictures));
      const conflicts = await photos.record(access.accountId, uploads, (trx, assetIds) =>
        write(trx, access, characterId, changes, assetIds),
      );
      const [detail] = await readDetails(options, { characterIds: [characterId] }, access.accountId);
      if (!detail) throw new ProblemError('NOT_FOUND');
      return {
        ...detail,
        conflicts: conflicts.map((edit) => toFieldConflict(edit, readField(detail, edit.field))),
      };
    },

    /** Only one that nobody has anything to do with yet. */
    async remove(actor: Actor, characterId: number): Promise<void> {
      const { projectId, accountId } = await requireOne(actor, characterId);
      await db.transaction().execute(async (trx) => {
        await lockOpenProject(trx, projectId);
        const { name } = await readCurrent(trx, characterId, accountId);
        if ((await hasCandidates(trx, characterId)) || (await characterJobs.isUsedInJobs(trx, characterId))) {
          const detail = 'Talents have been invited, have applied or were cast. Drop the character instead.';
          throw new ProblemError('CONFLICT', { detail });
        }
        await photos.release(trx, await queries.deleteCharacter(trx, characterId));
        await countRevision(trx, projectId);
        await recordActivity(trx, {
          projectId,
          actorId: accountId,
          kind: 'character_removed',
          values: { name },
        });
      });
    },

    /** Exactly the characters of the project, each once. */
    async sort(actor: Actor, { project_id, character_ids }: Order): Promise<void> {
      const { projectId, accountId } = await requireProject(db, actor, project_id, 'edit');
      await limits.take(`characters:${accountId}`, changesPerHour);
      if (new Set(character_ids).size < character_ids.length)
        throw invalidField('character_ids', 'Name each character only once');
      await db.transaction().execute(async (trx) => {
        await lockOpenProject(trx, projectId);
        const ids = (await listOfProject(trx, projectId)).map(({ id }) => id);
        if (!character_ids.every((id) => ids.includes(id))) throw new ProblemError('NOT_FOUND');
        if (character_ids.length < ids.length) {
          const detail = 'The project has other characters by now. Load them again.';
          throw new ProblemError('CONFLICT', { detail });
        }
        if (ids.every((id, index) => id === character_ids[index])) return;
        await queries.writeOrder(trx, character_ids);
        await countRevision(trx, projectId);
        const activity = { projectId, actorId: accountId, kind: 'characters_sorted' };
        await recordActivity(trx, activity, { join: true });
      });
    },
  };
}
export type CharacterChanging = ReturnType<typeof createCharacterChanging>;
