import { referenceRows } from '../features/site/reference/index.ts';

type ReferenceTable = keyof typeof referenceRows;

/** Finds an id by its name, and throws when there is none. */
function byName(table: ReferenceTable, rows: readonly { id: number; name: string }[] = referenceRows[table]) {
  // Of two towns with one name, the first is the larger.
  const ids = new Map(rows.map(({ id, name }) => [name, id] as const).toReversed());
  return (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no ${table} named "${name}"`);
    return id;
  };
}

const india = 1;

export const idOf = {
  accent: byName('accent'),
  achievement: byName('achievement'),
  actingEducation: byName('acting_education'),
  bodyType: byName('body_type'),
  /** Indian cities only, because some share their name with one abroad. */
  city: byName(
    'city',
    referenceRows.city.filter((city) => city.country_id === india),
  ),
  educationLevel: byName('education_level'),
  eyeColor: byName('eye_color'),
  gender: byName('gender'),
  hairColor: byName('hair_color'),
  hairType: byName('hair_type'),
  hobby: byName('hobby'),
  language: byName('language'),
  languageLevel: byName('language_level'),
  look: byName('look'),
  nationality: byName('nationality'),
  projectType: byName('project_type'),
  role: byName('performer_role'),
  sizeType: byName('size_type'),
  skill: byName('skill'),
  skinTone: byName('skin_tone'),
  socialNetwork: byName('social_network'),
};

export const hobbyNames: readonly string[] = referenceRows.hobby.map(({ name }) => name);
