import { type Insertable, sql } from 'kysely';
import type { ProjectCharacter } from '../../../../platform/db/database.gen.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { CharacterFields } from './characters.policy.ts';

type Columns = Partial<Omit<Insertable<ProjectCharacter>, 'id' | 'project_id'>>;
type Relation = 'look_ids' | 'languages' | 'skill_ids' | 'disclosures' | 'pictures';

export interface CharacterRelations extends Partial<Pick<CharacterFields, Relation>> {
  readonly characterId: number;
}

/** Answers their ids in the order given. */
export const insertCharacters = async (
  trx: Database,
  projectId: number,
  rows: readonly (Columns & { readonly name: string; readonly position: number })[],
): Promise<number[]> => {
  const inserted = await trx
    .insertInto('project_character')
    .values(rows.map((row) => ({ ...row, project_id: projectId })))
    .returning(['id', 'position'])
    .execute();
  return inserted.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
};

export const updateColumns = (trx: Database, characterId: number, columns: Columns) =>
  trx.updateTable('project_character').set(columns).where('id', '=', characterId).execute();

const withField = <Field extends Relation>(all: readonly CharacterRelations[], field: Field) =>
  all.flatMap(({ characterId, [field]: values }) => (values ? [{ characterId, values }] : []));

const idsOf = (all: readonly { readonly characterId: number }[]) => all.map(({ characterId }) => characterId);

async function replaceLooks(trx: Database, all: readonly CharacterRelations[]): Promise<void> {
  const given = withField(all, 'look_ids');
  if (given.length === 0) return;
  await trx.deleteFrom('character_look').where('character_id', 'in', idsOf(given)).execute();
  const rows = given.flatMap(({ characterId, values }) =>
    values.map((look_id) => ({ character_id: characterId, look_id })),
  );
  if (rows.length > 0) await trx.insertInto('character_look').values(rows).execute();
}

async function replaceSkills(trx: Database, all: readonly CharacterRelations[]): Promise<void> {
  const given = withField(all, 'skill_ids');
  if (given.length === 0) return;
  await trx.deleteFrom('character_skill').where('character_id', 'in', idsOf(given)).execute();
  const rows = given.flatMap(({ characterId, values }) =>
    values.map((skill_id) => ({ character_id: characterId, skill_id })),
  );
  if (rows.length > 0) await trx.insertInto('character_skill').values(rows).execute();
}

async function replaceLanguages(trx: Database, all: readonly CharacterRelations[]): Promise<void> {
  const given = withField(all, 'languages');
  if (given.length === 0) return;
  await trx.deleteFrom('character_language').where('character_id', 'in', idsOf(given)).execute();
  const rows = given.flatMap(({ characterId, values }) =>
    values.map((language) => ({ character_id: characterId, ...language })),
  );
  if (rows.length > 0) await trx.insertInto('character_language').values(rows).execute();
}

async function replaceDisclosures(trx: Database, all: readonly CharacterRelations[]): Promise<void> {
  const given = withField(all, 'disclosures');
  if (given.length === 0) return;
  await trx.deleteFrom('character_disclosure').where('character_id', 'in', idsOf(given)).execute();
  const rows = given.flatMap(({ characterId, values }) =>
    values.map((disclosure) => ({ character_id: characterId, ...disclosure })),
  );
  if (rows.length > 0) await trx.insertInto('character_disclosure').values(rows).execute();
}

/** A picture that stays keeps its id. Answers what is no longer shown. */
async function replacePictures(trx: Database, all: readonly CharacterRelations[]): Promise<number[]> {
  const given = withField(all, 'pictures');
  if (given.length === 0) return [];
  const rows = given.flatMap(({ characterId, values }) =>
    values.map((picture, position) => ({ character_id: characterId, ...picture, position })),
  );
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wanted (character_id int, asset_id int, caption text, position int)`;
  const removed = await sql<{ asset_id: number }>`
    delete from character_picture shown
    where shown.character_id = any(${idsOf(given)}::int[]) and not exists (
      select from ${wanted} where wanted.character_id = shown.character_id and wanted.asset_id = shown.asset_id)
    returning asset_id`.execute(trx);
  await sql`
    insert into character_picture (character_id, asset_id, caption, position)
    select character_id, asset_id, caption, position from ${wanted}
    on conflict (character_id, asset_id) do update set caption = excluded.caption, position = excluded.position`.execute(
    trx,
  );
  return removed.rows.map(({ asset_id }) => asset_id);
}

/** Each list given replaces the one before. Answers the pictures that are no longer shown here. */
export async function replaceRelations(trx: Database, all: readonly CharacterRelations[]): Promise<number[]> {
  await replaceLooks(trx, all);
  await replaceSkills(trx, all);
  await replaceLanguages(trx, all);
  await replaceDisclosures(trx, all);
  return replacePictures(trx, all);
}

/** Answers the pictures that were shown here. */
export const deleteCharacter = async (trx: Database, characterId: number): Promise<number[]> => {
  const shown = await trx
    .deleteFrom('character_picture')
    .where('character_id', '=', characterId)
    .returning('asset_id')
    .execute();
  await trx.deleteFrom('project_character').where('id', '=', characterId).execute();
  return shown.map(({ asset_id }) => asset_id);
};

export const writeOrder = (trx: Database, characterIds: readonly number[]) =>
  sql`
    update project_character set position = ordered.place
    from unnest(${[...characterIds]}::int[]) with ordinality ordered (id, place)
    where project_character.id = ordered.id`.execute(trx);
