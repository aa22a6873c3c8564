import type { DocumentAudience, DocumentKind } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people, portraitOf, recruiters, talents } from '../../people/person-summaries/index.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { characters, projectShares } from '../projects/index.ts';

interface VersionRow {
  readonly number: number;
  readonly file_name: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly note: string | null;
  readonly added_at: string;
  readonly added_by: string | null;
}

interface DocumentRow {
  readonly id: number;
  readonly project_id: number;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly character: { readonly id: number; readonly name: string } | null;
  /** The newest first. */
  readonly versions: readonly VersionRow[];
}

export interface TeamDocumentRow extends DocumentRow {
  readonly audience: DocumentAudience;
  readonly added_by: TeamPersonRow | null;
}

export interface SharedDocumentRow extends DocumentRow {
  readonly opened_at: Date | null;
}

/** Nobody is shown with a face once their account is closed. */
const faceOf = (account: string, talent: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${sql.ref(`${account}.closed_at`)} is null then ${portraitOf(
    { account, talent, recruiter: 'recruiter' },
    sql<string>`portrait.card_key`,
  )} end`;

const columns = sql`document.id, document.project_id, document.kind, document.title,
  case when character.id is not null then json_build_object('id', character.id, 'name', character.name) end
    as character,
  (select json_agg(json_build_object('number', version.number, 'file_name', version.file_name,
      'content_type', version.content_type, 'bytes', version.bytes, 'note', version.note,
      'added_at', to_json(version.added_at), 'added_by', ${fullName('adder')}) order by version.number desc)
    from project_document_version version left join ${people('adder')} on adder.id = version.added_by
    where version.document_id = document.id) as versions`;

type Which = { readonly projectId: number } | { readonly documentId: number };

const matching = (which: Which) =>
  'projectId' in which
    ? sql`document.project_id = ${which.projectId}`
    : sql`document.id = ${which.documentId}`;

/** As the team sees them, the newest first. */
export const listForTeam = async (db: Database, which: Which): Promise<TeamDocumentRow[]> => {
  const { rows } = await sql<TeamDocumentRow>`
    select ${columns}, document.audience,
      case when person.id is not null then json_build_object('user_id', person.id, 'public_id', person.public_id,
        'name', ${fullName('person')}, 'company', recruiter.company,
        'image_key', ${faceOf('person', 'talent')}) end as added_by
    from project_document document
    left join ${characters('character')} on character.id = document.character_id
    left join ${people('person')} on person.id = document.created_by
    left join ${talents('talent')} on talent.account_id = person.id
    left join ${recruiters('recruiter')} on recruiter.account_id = person.id
    where ${matching(which)}
    order by document.id desc`.execute(db);
  return rows;
};

export interface OpeningRow {
  readonly document_id: number;
  readonly user_id: number;
  readonly kind: 'talent' | 'recruiter';
  readonly first_name: string;
  readonly last_name: string;
  readonly image_key: string | null;
  readonly version: number;
  readonly at: Date;
}

/** Who opened these documents, each person once, the latest first. */
export const listOpenings = async (db: Database, which: Which): Promise<OpeningRow[]> => {
  const { rows } = await sql<OpeningRow>`
    select latest.document_id, person.id as user_id, person.kind, person.first_name, person.last_name,
      ${faceOf('person', 'talent')} as image_key, latest.number as version, latest.opened_at as at
    from (
      select distinct on (version.document_id, opening.account_id)
        version.document_id, opening.account_id, version.number, opening.opened_at
      from document_opening opening
      join project_document_version version on version.id = opening.version_id
      join project_document document on document.id = version.document_id
      where ${matching(which)}
      order by version.document_id, opening.account_id, opening.opened_at desc
    ) latest
    join ${people('person')} on person.id = latest.account_id
    left join ${talents('talent')} on talent.account_id = person.id
    left join ${recruiters('recruiter')} on recruiter.account_id = person.id
    order by latest.opened_at desc`.execute(db);
  return rows;
};

/**
 * The characters of this project it was sent to a talent for. Who declined no longer reads it; who was cast
 * or whose project was closed still does.
 */
export const listSharedCharacters = async (
  db: Database,
  talentId: number,
  projectId: number,
): Promise<number[]> => {
  const { rows } = await sql<{ character_id: number }>`
    select share.character_id from ${projectShares('share')}
    join ${characters('character')} on character.id = share.character_id
    where share.talent_id = ${talentId} and character.project_id = ${projectId} and share.status <> 'declined'
    order by share.character_id`.execute(db);
  return rows.map(({ character_id }) => character_id);
};

/** As a talent sees them: see isReadableByTalent. */
export const listForTalent = async (
  db: Database,
  talentId: number,
  projectId: number,
  characterIds: readonly number[],
): Promise<SharedDocumentRow[]> => {
  const { rows } = await sql<SharedDocumentRow>`
    select ${columns}, (
      select max(opening.opened_at) from document_opening opening
      join project_document_version opened on opened.id = opening.version_id
      where opened.document_id = document.id and opening.account_id = ${talentId}) as opened_at
    from project_document document
    left join ${characters('character')} on character.id = document.character_id
    where document.project_id = ${projectId} and document.audience = 'shared'
      and (document.character_id is null or document.character_id = any(${[...characterIds]}::int[]))
    order by document.id desc`.execute(db);
  return rows;
};

/** Whether this is a character of the project. */
export const isCharacterOf = async (db: Database, projectId: number, characterId: number) => {
  const { rows } = await sql`
    select from ${characters('character')}
    where character.id = ${characterId} and character.project_id = ${projectId}`.execute(db);
  return rows.length === 1;
};

/** The newest version of a document, or the one of this number. */
export const findVersion = (db: Database, documentId: number, number: number | undefined) =>
  db
    .selectFrom('project_document as document')
    .innerJoin('project_document_version as version', 'version.document_id', 'document.id')
    .select([
      'document.id as document_id',
      'document.project_id',
      'document.character_id',
      'document.title',
      sql<DocumentAudience>`document.audience`.as('audience'),
      'version.id as version_id',
      'version.number',
      'version.file_key',
      'version.file_name',
      'version.content_type',
    ])
    .where('document.id', '=', documentId)
    .$if(number !== undefined, (query) => query.where('version.number', '=', number ?? 0))
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst();
export type OpenableVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Who reads it, as it is written on their copy. */
export const findReader = async (db: Database, accountId: number) => {
  const { rows } = await sql<{ name: string; public_id: string }>`
    select ${fullName('person')} as name, person.public_id from ${people('person')}
    where person.id = ${accountId}`.execute(db);
  return rows[0];
};

/** Documents for one character, such as sides, by the character. Projects are given this where the server is wired. */
export const documentsOfCharacters = async (db: Database, characterIds: readonly number[]) => {
  const rows = await db
    .selectFrom('project_document')
    .select(['id', 'character_id', 'title', sql<DocumentKind>`kind`.as('kind')])
    .where('character_id', '=', sql<number>`any(${[...characterIds]}::int[])`)
    .orderBy('id')
    .execute();
  const documents = new Map<number, { id: number; title: string; kind: DocumentKind }[]>();
  for (const { character_id, ...document } of rows) {
    const ofCharacter = documents.get(character_id ?? 0) ?? [];
    documents.set(character_id ?? 0, [...ofCharacter, document]);
  }
  return documents;
};

/** What talents of a character read, by title. Shares are given this where the server is wired. */
export const sharedDocumentTitles = async (
  db: Database,
  { projectId, characterId }: { readonly projectId: number; readonly characterId: number },
): Promise<string[]> => {
  const { rows } = await sql<{ title: string }>`
    select title from project_document document
    where document.project_id = ${projectId} and document.audience = 'shared'
      and (document.character_id is null or document.character_id = ${characterId})
    order by document.id desc`.execute(db);
  return rows.map(({ title }) => title);
};
