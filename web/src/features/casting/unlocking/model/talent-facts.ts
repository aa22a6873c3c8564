import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import type { TFunction } from 'i18next';
import { measuresOf } from '../../../../shared/lib/format/measure-text.ts';
import type { UnlockRequest } from './unlock-request.ts';

interface FactLine {
  readonly label: string;
  readonly value: string;
}

const isWhole = (talent: GuestTalent | RecruiterTalent): talent is RecruiterTalent =>
  'physical_description' in talent;

/** 163 cm: beside a face there is room for one unit. */
const heightOf = (talent: RecruiterTalent) =>
  measuresOf(talent.physical_description)
    .find(({ name }) => name === 'height')
    ?.text.split(',')[0];

/** What is known of somebody before the unlock. What nobody has entered is left out. */
export function factsOf(
  request: UnlockRequest,
  answer: GuestTalent | RecruiterTalent | undefined,
  t: TFunction<'unlocking'>,
): FactLine[] {
  const talent = answer && isWhole(answer) ? answer : undefined;
  const languages = talent?.languages.map(({ name }) => name) ?? request.languages ?? [];
  const height = request.heightCm ? t('facts.centimetres', { height: request.heightCm }) : undefined;
  const theatre = talent?.skill_and_education.theatre_experience;
  const reels = talent?.gallary.filter(({ kind }) => kind === 'video').length;
  const lines: readonly (readonly [string, string | undefined])[] = [
    [t('facts.languages'), languages.join(', ')],
    [t('facts.height'), (talent && heightOf(talent)) ?? height],
    [t('facts.theatre'), theatre ? t('facts.years', { count: theatre }) : undefined],
    [
      t('facts.work'),
      talent?.past_work.length ? t('facts.credits', { count: talent.past_work.length }) : undefined,
    ],
    [t('facts.reels'), reels ? String(reels) : undefined],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
