import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { people, publicTalents, talents } from '../../../people/person-summaries/index.ts';
import { hasPublicCast } from '../announcement.queries.ts';

/** A character as a client reads it: nothing the team keeps to itself. */
export interface ClientCharacterRow {
  readonly id: number;
  readonly name: string;
  readonly brief: string | null;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly work_days: number | null;
  /** Of the character, else of the shoot. */
  readonly works_from: string | null;
  readonly works_to: string | null;
  /** Named only once everyone may read it. */
  readonly cast: readonly { readonly first_name: string; readonly last_name: string }[];
}

export interface ClientCharactersWanted {
  readonly projectId: number;
  /** Undefined for all of them. */
  readonly characterId: number | undefined;
  /** The day in India. */
  readonly today: string;
}

/** The character’s own dates where it has both, else the project’s. */
const ofPeriod = (own: string, shoot: string) => sql<string | null>`(
  case when part.works_from is not null and part.works_to is not null
    then ${sql.ref(own)} else ${sql.ref(shoot)} end)`;

/** In their order. Dropped ones are left out. */
export const listClientCharacters = async (
  db: Database,
  { projectId, characterId, today }: ClientCharactersWanted,
): Promise<ClientCharacterRow[]> => {
  const { rows } = await sql<ClientCharacterRow>`
    select part.id, part.name, part.brief, part.playing_age_min, part.playing_age_max, part.work_days,
      ${ofPeriod('part.works_from', 'project.shoot_starts_on')} as works_from,
      ${ofPeriod('part.works_to', 'project.shoot_ends_on')} as works_to,
      array(select language.name from character_language wanted
        join language on language.id = wanted.language_id
        where wanted.character_id = part.id order by language.id) as languages,
      array(select skill.name from character_skill wanted join skill on skill.id = wanted.skill_id
        where wanted.character_id = part.id order by skill.id) as skills,
      coalesce((
        select json_agg(json_build_object('first_name', account.first_name, 'last_name', account.last_name)
          order by casting.cast_at, casting.talent_id)
        from character_cast casting
        join ${publicTalents('shown')} on shown.account_id = casting.talent_id
        join ${talents('talent')} on talent.account_id = casting.talent_id and talent.is_shown_in_castings
        join ${people('account')} on account.id = casting.talent_id
        where casting.character_id = part.id and ${hasPublicCast('project', today)}), '[]') as "cast"
    from project_character part
    join project on project.id = part.project_id
    where part.project_id = ${projectId} and part.status <> 'dropped'
      and ${characterId === undefined ? sql`true` : sql`part.id = ${characterId}`}
    order by part.position, part.id`.execute(db);
  return rows;
};
