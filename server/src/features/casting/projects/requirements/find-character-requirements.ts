import { workDaysLeft } from '@callboard/contract/casting/character-filters';
import { conditions } from '@callboard/contract/casting/project-values';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../../platform/db/database.ts';
import { findCharacter, listCharacters, type RequirementsRow } from './character-requirements.queries.ts';
import type { CharacterRequirements } from './character-requirements.ts';

interface CharacterKey {
  readonly characterId: number;
  readonly recruiterId: number;
}

function toRequirements(row: RequirementsRow): CharacterRequirements {
  const shoot = workDaysLeft(row, todayInIndia());
  return {
    characterId: row.id,
    name: row.name,
    genderId: row.gender_id,
    genderName: row.gender_name,
    ageMin: row.playing_age_min,
    ageMax: row.playing_age_max,
    heightMinMm: row.height_min_mm,
    heightMaxMm: row.height_max_mm,
    looks: row.looks,
    languages: row.languages,
    skills: row.skills,
    cities: row.cities,
    shootFrom: shoot?.from ?? null,
    shootTo: shoot?.to ?? null,
    musts: conditions.filter((condition) => row.musts.includes(condition)),
  };
}

/** Undefined to who is not on its project, when it was dropped, and when its project is closed. */
export async function findCharacterRequirements(
  db: Database,
  { characterId, recruiterId }: CharacterKey,
): Promise<CharacterRequirements | undefined> {
  const row = await findCharacter(db, recruiterId, characterId);
  return row && toRequirements(row);
}

/** For whoever may read of these characters already, also after they were cast or dropped. */
export async function listCharacterRequirements(
  db: Database,
  characterIds: readonly number[],
): Promise<CharacterRequirements[]> {
  return characterIds.length === 0 ? [] : (await listCharacters(db, characterIds)).map(toRequirements);
}
