import { toPassage, wordsOf } from './passage.ts';

export type Field =
  | 'name'
  | 'age'
  | 'gender'
  | 'language'
  | 'skill'
  | 'wanted'
  | 'weight'
  | 'fee'
  | 'height'
  | 'note'
  | 'serial';

const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** How people head columns and begin lines. */
const namesOfFields: Readonly<Record<Field, readonly string[]>> = {
  name: listOf(
    'character, character name, name of character, name of the character, character no, name, role, role name, part, part name, roles, characters, किरदार, पात्र, नाम',
  ),
  age: listOf(
    'age, ages, age group, age range, age bracket, playing age, screen age, look age, looking age, age in years, age yrs, age years, उम्र, आयु',
  ),
  gender: listOf('gender, sex, gender sex, m f, male female, लिंग'),
  language: listOf(
    'language, languages, language s, lang, language known, languages known, languages spoken, language required, languages required, भाषा',
  ),
  skill: listOf('skill, skills, special skill, special skills, skills required, skill set, skillset'),
  wanted: listOf(
    'qty, quantity, no, nos, no of, no of artists, no of actors, no of people, no of artist, number, numbers, number of artists, number required, no required, nos required, required, required no, required nos, count, headcount, how many, pax, persons, total',
  ),
  weight: listOf(
    'role type, type of role, character type, cast type, category, type, lead supporting, weight of role',
  ),
  fee: listOf(
    'fee, fees, budget, rate, rates, remuneration, payment, pay, payout, charges, amount, day rate, per day',
  ),
  height: listOf('height, ht, min height, minimum height'),
  note: listOf(
    'note, notes, remark, remarks, description, desc, brief, details, detail, about, character description, character brief, character sketch, character details, role description, role brief, short description, bio, comments, additional notes, additional details, look, looks, profile, personality, physique, build, body type, complexion, costume, wardrobe, traits, experience, scenes, screen time, days, hair, विवरण',
  ),
  serial: listOf('sr, sr no, s no, sno, sl no, sl, serial, serial no, srno, index, no.'),
};

const fields = new Map(
  (
    [
      'name',
      'age',
      'gender',
      'language',
      'skill',
      'wanted',
      'weight',
      'fee',
      'height',
      'note',
      'serial',
    ] as const
  ).flatMap((field) => namesOfFields[field].map((name) => [name, field] as const)),
);

const inBrackets = /\([^()]{0,60}\)/g;
const currency = /\b(?:in )?(?:inr|rs|rupees)\b\.?|₹/g;
const unit = /(?:\bper\b|\/)\s?(?:day|project|month)\b/g;

/** What a heading of a column or a label says the text below or after it is. */
export function fieldOf(heading: string): Field | null {
  const { plain } = toPassage(heading.length > 80 ? '' : heading);
  const said = wordsOf(plain).join(' ');
  const whole = fields.get(said);
  if (whole) return whole;
  const short = plain.replace(inBrackets, ' ').replace(currency, ' ').replace(unit, ' ');
  const bare = fields.get(wordsOf(short).join(' '));
  if (bare) return bare;
  const parts = new Set(short.split(/[/&]| or /).map((part) => fields.get(wordsOf(part).join(' ')) ?? null));
  const [only] = parts;
  return parts.size === 1 ? (only ?? null) : null;
}

/** "Role" may say how big a part is; the others name somebody. */
export const isRoleWord = (heading: string): boolean =>
  /^(?:role|part)s?\b/.test(toPassage(heading).plain.trim());

/** How much a heading looks like the one above the names, where several do. */
export function nameRank(heading: string): number {
  const said = toPassage(heading).plain;
  return [/character|किरदार|पात्र/, /name|नाम/, /part/, /role/].findIndex((pattern) => pattern.test(said));
}

/** Goes without saying in front of a note, as "Note" and "Description" do. */
export const isNoteHeading = (heading: string): boolean =>
  /note|remark|desc|brief|detail|about|comment|bio|sketch|विवरण/i.test(heading);
