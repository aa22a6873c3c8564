import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import { findCharacter } from './character-requirements.queries.ts';
import type { CharacterRequirements } from './character-requirements.ts';
import { shootDaysLeft } from './shoot-days.policy.ts';

interface CharacterKey {
  readonly characterId: number;
  readonly recruiterId: number;
}

/** Undefined when it belongs to someone else, was dropped, or its project is closed. */
export async function findCharacterRequirements(
  db: Database,
  { characterId, recruiterId }: CharacterKey,
): Promise<CharacterRequirements | undefined> {
  const row = await findCharacter(db, recruiterId, characterId);
  if (!row) return undefined;
  const shoot = shootDaysLeft(row, todayInIndia());
  return {
    characterId: row.id,
    name: row.name,
    genderId: row.gender_id,
    genderName: row.gender_name,
    ageMin: row.playing_age_min,
    ageMax: row.playing_age_max,
    heightMinMm: row.height_min_mm,
    heightMaxMm: row.height_max_mm,
    lookId: row.look_id,
    lookName: row.look_name,
    languages: row.languages,
    skills: row.skills,
    cityId: row.city_id,
    cityName: row.city_name,
    shootFrom: shoot?.from ?? null,
    shootTo: shoot?.to ?? null,
  };
}
