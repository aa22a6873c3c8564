import type { createCharacters } from '@callboard/contract/casting/characters';
import { maxCharacters } from '@callboard/contract/casting/project-values';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { fullList } from '../../../../platform/http/list.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Photos } from '../../../people/media/index.ts';
import {
  type ProjectAccess,
  recordActivity,
  requireCharacters,
  requireProject,
} from '../../project-access/index.ts';
import { countRevision, lockProject } from '../field-merge.queries.ts';
import { insertCharacters, replaceRelations } from './change-characters.queries.ts';
import { type DetailRow, listDetails } from './character-details.queries.ts';
import { contradictionsAt, findUnlisted, readSent, refuseAny, uploadsIn } from './character-input.ts';
import { toFields } from './characters.mapper.ts';
import { blankCharacter, type CharacterFields } from './characters.policy.ts';
import { listCreated, listOfProject } from './characters.queries.ts';
import { type ReadOptions, readDetails } from './read-characters.service.ts';

export const changesPerHour = { max: 3000, seconds: 60 * 60 };

type Input = Parsed<typeof createCharacters>['body'];
type NewCharacter = Input['characters'][number];

export interface ChangeOptions extends ReadOptions {
  readonly limits: Limits;
  readonly photos: Photos;
}

/** Changes to a project and its characters wait for each other here. */
export async function lockOpenProject(trx: Database, projectId: number): Promise<void> {
  const project = await lockProject(trx, projectId);
  if (!project) throw new ProblemError('NOT_FOUND');
  if (project.status === 'closed') {
    const detail = 'This project is closed. Reopen it to change its characters.';
    throw new ProblemError('CONFLICT', { detail });
  }
}

const placeOf = (index: number) => `characters.${index}.`;
const copiesIn = (characters: readonly NewCharacter[]) => [
  ...new Set(characters.flatMap(({ copy_of }) => copy_of ?? [])),
];

/** What is sent, over what it is copied from. Every error of every character at once. */
async function planCharacters(
  trx: Database,
  characters: readonly NewCharacter[],
  sources: ReadonlyMap<number, DetailRow>,
  assetIds: ReadonlyMap<string, number>,
): Promise<CharacterFields[]> {
  const planned = characters.map(({ copy_of, ...sent }, index) => {
    const at = placeOf(index);
    const source = copy_of === undefined ? undefined : sources.get(copy_of);
    const given = readSent(sent, at, source?.pictures ?? [], assetIds);
    const { name, ...copied } = source ? toFields(source) : { name: '', ...blankCharacter };
    const whole: CharacterFields = { ...copied, ...given, name: given.name ?? name };
    const nameless = whole.name === '' ? [{ field: `${at}name`, message: 'Enter a name' }] : [];
    return { sent, at, whole, errors: [...nameless, ...contradictionsAt(at, whole, given)] };
  });
  refuseAny([...(await findUnlisted(trx, planned)), ...planned.flatMap(({ errors }) => errors)]);
  return planned.map(({ whole }) => whole);
}

async function write(
  trx: Database,
  { projectId }: ProjectAccess,
  fields: readonly CharacterFields[],
  clientId: string | undefined,
): Promise<number[]> {
  const there = await listOfProject(trx, projectId);
  if (there.length + fields.length > maxCharacters) {
    const detail = `A project can have ${maxCharacters} characters. This one has ${there.length}.`;
    throw new ProblemError('CONFLICT', { detail });
  }
  const last = Math.max(0, ...there.map(({ position }) => position));
  const ids = await insertCharacters(
    trx,
    projectId,
    fields.map(({ look_ids, languages, skill_ids, disclosures, pictures, ...columns }, index) => ({
      ...columns,
      position: last + 1 + index,
      ...(clientId !== undefined && { creation_id: clientId, creation_place: index }),
    })),
  );
  const relations = ids.flatMap((characterId, index) => {
    const whole = fields[index];
    return whole ? [{ characterId, ...whole }] : [];
  });
  await replaceRelations(trx, relations);
  return ids;
}

async function recordAddition(
  trx: Database,
  { projectId, accountId }: ProjectAccess,
  ids: readonly number[],
  fields: readonly CharacterFields[],
): Promise<void> {
  await countRevision(trx, projectId);
  const [only, ...others] = ids;
  await recordActivity(
    trx,
    others.length === 0
      ? {
          projectId,
          actorId: accountId,
          kind: 'character_added',
          characterId: only,
          values: { name: fields[0]?.name ?? '' },
        }
      : { projectId, actorId: accountId, kind: 'characters_added', values: { count: ids.length } },
  );
}

export function createCharacterAdding(options: ChangeOptions) {
  const { db, limits, photos } = options;

  const addOnce = async (
    trx: Database,
    access: ProjectAccess,
    { characters, client_id }: Input,
    assetIds: ReadonlyMap<string, number>,
  ): Promise<number[]> => {
    await lockOpenProject(trx, access.projectId);
    const added = client_id === undefined ? [] : await listCreated(trx, access.projectId, client_id);
    if (added.length > 0) {
      await photos.release(trx, [...assetIds.values()]);
      return added;
    }
    const copied = copiesIn(characters);
    const rows =
      copied.length === 0 ? [] : await listDetails(trx, { characterIds: copied }, access.accountId);
    const sources = new Map(rows.map((row) => [row.id, row]));
    if (sources.size < copied.length) throw new ProblemError('NOT_FOUND');
    const fields = await planCharacters(trx, characters, sources, assetIds);
    const ids = await write(trx, access, fields, client_id);
    await recordAddition(trx, access, ids, fields);
    return ids;
  };

  return {
    /** All or none. Sent again with the same client id, it answers what it added. */
    async add(actor: Actor, input: Input) {
      const access = await requireProject(db, actor, input.project_id, 'edit');
      await limits.take(`characters:${access.accountId}`, changesPerHour);
      await requireCharacters(db, actor, copiesIn(input.characters), 'read');
      const added =
        input.client_id === undefined ? [] : await listCreated(db, access.projectId, input.client_id);
      const uploads = new Map(
        input.characters.flatMap(({ pictures }, index) => uploadsIn(pictures, placeOf(index))),
      );
      const characterIds =
        added.length > 0
          ? added
          : await photos.record(access.accountId, uploads, (trx, assetIds) =>
              addOnce(trx, access, input, assetIds),
            );
      return fullList(await readDetails(options, { characterIds }, access.accountId));
    },
  };
}
export type CharacterAdding = ReturnType<typeof createCharacterAdding>;
