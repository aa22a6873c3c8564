import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { openedOf, type TalentView, wholeOf } from './talent-view.ts';

export type Words = TFunction<'talentProfile'>;

export interface FactLine {
  readonly label: string;
  readonly value: string;
}

interface Named {
  readonly name: string;
}

export const namesOf = (items: readonly Named[]): string => items.map(({ name }) => name).join(', ');

/** Black, curly: the second word of a pair stands small. */
const pair = (first: Named | null, second: Named | null) =>
  [first?.name, first ? second?.name.toLowerCase() : second?.name].filter(Boolean).join(', ');

/** More skills than this have a section of their own. */
const fewSkills = 3;

export const skillsOf = (view: TalentView): readonly Named[] =>
  view.as === 'guest' ? view.talent.skils : view.talent.skill_and_education.skils;

export const hasManySkills = (view: TalentView): boolean => skillsOf(view).length > fewSkills;

const filled = (lines: readonly (readonly [label: string, value: string | null | undefined])[]): FactLine[] =>
  lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function passportText(view: TalentView, t: Words): string | undefined {
  const whole = wholeOf(view);
  if (!whole?.has_passport) return undefined;
  const year = whole.passport_valid_year;
  return year === null ? t('glance.passportValid') : t('glance.passportUntil', { year });
}

/** How old somebody is nobody reads; that somebody is a child is for everybody who may cast them. */
function ageText(view: TalentView, t: Words): string | undefined {
  return wholeOf(view)?.is_under_18 ? t('glance.under18') : undefined;
}

/** What a casting director asks first. Nothing is said of what is not known. */
export function glanceOf(view: TalentView, t: Words): FactLine[] {
  const skills = hasManySkills(view) ? undefined : namesOf(skillsOf(view));
  const whole = wholeOf(view);
  if (!whole) return filled([[t('glance.skills'), skills]]);
  const { physical_description: body, skill_and_education: learned, languages } = whole;
  const spoken = languages.map(({ name, level }) =>
    t('glance.languageLevel', { name, level: level.toLowerCase() }),
  );
  const years = learned.theatre_experience;
  return filled([
    [t('glance.languages'), spoken.join(', ')],
    [t('glance.age'), ageText(view, t)],
    [t('glance.gender'), whole.gender?.name],
    [t('glance.accents'), namesOf(whole.accents)],
    [t('glance.hair'), pair(body.natural_hair_color, body.hair_type)],
    [t('glance.eyes'), body.eye_color?.name],
    [t('glance.skin'), body.skin_color?.name],
    [t('glance.build'), body.body_type?.name],
    [t('glance.looks'), namesOf(whole.ethnicity)],
    [t('glance.training'), namesOf(learned.acting_education)],
    [t('glance.theatre'), years ? t('glance.years', { count: years }) : undefined],
    [t('glance.education'), learned.education?.name],
    [t('glance.skills'), skills],
    [t('glance.passport'), passportText(view, t)],
    [t('glance.from'), whole.native_city?.name],
    [t('glance.nationality'), whole.nationality?.name],
    [t('glance.hobbies'), namesOf(learned.hobbies_interests)],
  ]);
}

/** What somebody wants to be asked for. */
export function openToOf(view: TalentView, t: Words): FactLine[] {
  const whole = wholeOf(view);
  if (!whole) return [];
  const opened = openedOf(view);
  return filled([
    [t('openTo.roles'), namesOf(whole.roles)],
    [t('openTo.projects'), namesOf(whole.project_types)],
    [t('openTo.cities'), namesOf(whole.work_cities)],
    [t('openTo.travel'), whole.open_to_travel ? t('openTo.travels') : undefined],
    [t('openTo.loveMaking'), opened?.is_open_to_love_making ? t('openTo.mayAsk') : undefined],
    [t('openTo.nudity'), opened?.is_open_to_nudity ? t('openTo.mayAsk') : undefined],
  ]);
}
