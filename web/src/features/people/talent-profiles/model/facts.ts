import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { type TFunction, translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import { fullProfileOf, type TalentView, unlockedProfileOf } from './talent-view.ts';

export type Translate = TFunction<'talentProfile'>;

export interface FactLine {
  readonly label: string;
  readonly value: string;
}

interface Named {
  readonly name: string;
}

export const namesOf = (items: readonly Named[]): string => items.map(({ name }) => name).join(', ');

/** Black, curly */
const pair = (first: Named | null, second: Named | null) =>
  [first?.name, first ? second?.name.toLowerCase() : second?.name].filter(Boolean).join(', ');

/** With more skills than this, they get their own section. */
const fewSkills = 3;

export const skillsOf = (view: TalentView): readonly Named[] =>
  view.as === 'guest' ? view.talent.skils : view.talent.skill_and_education.skils;

export const hasManySkills = (view: TalentView): boolean => skillsOf(view).length > fewSkills;

const filled = (lines: readonly (readonly [label: string, value: string | null | undefined])[]): FactLine[] =>
  lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function passportText(view: TalentView, t: Translate): string | undefined {
  const full = fullProfileOf(view);
  if (!full?.has_passport) return undefined;
  const year = full.passport_valid_year;
  return year === null ? t('glance.passportValid') : t('glance.passportUntil', { year });
}

/** The exact age is never shown, only whether they are a minor. */
function ageText(view: TalentView, t: Translate): string | undefined {
  return fullProfileOf(view)?.is_under_18 ? t('glance.under18') : undefined;
}

/** Unknown facts are left out. */
export function glanceOf(view: TalentView, t: Translate): FactLine[] {
  const skills = hasManySkills(view) ? undefined : namesOf(skillsOf(view));
  const full = fullProfileOf(view);
  if (!full) return filled([[t('glance.skills'), skills]]);
  const { physical_description: body, skill_and_education: learned, languages } = full;
  const spoken = languages.map(({ name, level }) =>
    t('glance.languageLevel', { name, level: level.toLowerCase() }),
  );
  const years = learned.theatre_experience;
  return filled([
    [t('glance.languages'), spoken.join(', ')],
    [t('glance.age'), ageText(view, t)],
    [t('glance.gender'), full.gender?.name],
    [t('glance.accents'), namesOf(full.accents)],
    [t('glance.hair'), pair(body.natural_hair_color, body.hair_type)],
    [t('glance.eyes'), body.eye_color?.name],
    [t('glance.skin'), body.skin_color?.name],
    [t('glance.build'), body.body_type?.name],
    [t('glance.looks'), namesOf(full.ethnicity)],
    [t('glance.training'), namesOf(learned.acting_education)],
    [t('glance.theatre'), years ? t('glance.years', { count: years }) : undefined],
    [t('glance.education'), learned.education?.name],
    [t('glance.skills'), skills],
    [t('glance.passport'), passportText(view, t)],
    [t('glance.from'), full.native_city?.name],
    [t('glance.nationality'), full.nationality?.name],
    [t('glance.hobbies'), namesOf(learned.hobbies_interests)],
  ]);
}

/** ₹ 12,500 per day. Negotiable for student films */
const feeText = (fee: UsualFee, t: TFunction<'talentCard'>): string =>
  [formatUsualFee(fee, t), fee.note].filter(Boolean).join('. ');

export function openToOf(view: TalentView, t: Translate): FactLine[] {
  const cardText = translatorOf('talentCard');
  const full = fullProfileOf(view);
  if (!full) return [];
  const unlocked = unlockedProfileOf(view);
  return filled([
    [t('openTo.roles'), namesOf(full.roles)],
    [t('openTo.projects'), namesOf(full.project_types)],
    [t('openTo.cities'), namesOf(full.work_cities)],
    [cardText('usualFee'), full.usual_fee ? feeText(full.usual_fee, cardText) : undefined],
    [t('openTo.travel'), full.open_to_travel ? t('openTo.travels') : undefined],
    [t('openTo.loveMaking'), unlocked?.is_open_to_love_making ? t('openTo.mayAsk') : undefined],
    [t('openTo.nudity'), unlocked?.is_open_to_nudity ? t('openTo.mayAsk') : undefined],
  ]);
}
