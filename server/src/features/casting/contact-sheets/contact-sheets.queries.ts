import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { heightOf, isVisibleTo, spokenBy } from '../../people/talent-profiles/index.ts';
import { characters, projects } from '../projects/index.ts';
import { shortlists } from '../shortlists/index.ts';
import { faceColumns, faceJoins, type TalentFaceRow } from '../talent-faces/index.ts';

/** Someone on a shortlist, as the recruiter who prints it reads them. */
export interface SheetFaceRow extends TalentFaceRow {
  readonly character_id: number;
  readonly character: string;
  readonly height_mm: number | null;
  readonly languages: readonly string[];
  readonly rating: number | null;
  readonly note: string | null;
}

interface Wanted {
  readonly projectId: number;
  readonly characterId: number | undefined;
  readonly readerId: number;
  readonly limit: number;
}

const ofCharacter = (characterId: number | undefined): RawBuilder<unknown> =>
  characterId === undefined ? sql`part.status <> 'dropped'` : sql`part.id = ${characterId}`;

/** In the order of characters and shortlists. Whose profile does not open for the reader is left out. */
export const listSheetFaces = async (
  db: Database,
  { projectId, characterId, readerId, limit }: Wanted,
): Promise<SheetFaceRow[]> => {
  const reader = sql`${readerId}`;
  const { rows } = await sql<SheetFaceRow>`
    select part.id as character_id, part.name as character, entry.rating, entry.note,
      ${heightOf} as height_mm, ${spokenBy} as languages, ${faceColumns(reader)}
    from ${characters('part')}
    join ${shortlists('entry')} on entry.character_id = part.id
    ${faceJoins(sql`entry.talent_id`)}
    where part.project_id = ${projectId} and ${ofCharacter(characterId)} and ${isVisibleTo(reader)}
    order by part.position, part.id, entry.position, entry.id limit ${limit}`.execute(db);
  return rows;
};

/** Undefined for a character of another project. */
export const findTitle = async (
  db: Database,
  projectId: number,
  characterId: number | undefined,
): Promise<string | undefined> => {
  const { rows } = await sql<{ title: string }>`
    select project.title from ${projects('project')} where project.id = ${projectId}
      and ${
        characterId === undefined
          ? sql`true`
          : sql`exists (select from ${characters('part')}
            where part.project_id = project.id and part.id = ${characterId})`
      }`.execute(db);
  return rows[0]?.title;
};
