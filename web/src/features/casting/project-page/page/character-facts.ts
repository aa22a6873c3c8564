import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { type CandidateStage, candidateStages } from '@callboard/contract/casting/project-values';
import { formatDays } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { paths } from '../../../../shared/lib/paths.ts';

type Page = TFunction<'projectPage'>;
type Form = TFunction<'projectForm'>;

/** A search for talents who meet this character's musts, ranked by how well the rest fits. */
export const castingSearch = ({ id, filters }: Pick<CharacterDetail, 'id' | 'filters'>): string =>
  `${paths.findTalents()}?${new URLSearchParams({ ...filters, characterId: String(id) })}`;

/** 24–32, female. */
export function playsText(character: CharacterDetail, t: Page): string {
  const { playing_age_min: from, playing_age_max: to, gender } = character;
  const [min, max] = [from ?? to, to ?? from];
  const age = min !== null && max !== null && formatPlayingAge({ min, max });
  const name = gender ? gender.name.toLowerCase() : t('characters.anyGender');
  return [age, name].filter(Boolean).join(', ');
}

const centimetres = (mm: number) => Math.round(mm / 10);

export function heightText({ height_min_mm: min, height_max_mm: max }: CharacterDetail, t: Page): string {
  if (min === null && max === null) return t('characters.facts.any');
  if (min !== null && max !== null) return `${centimetres(min)}–${centimetres(max)} cm`;
  return min === null ? `≤ ${centimetres(max ?? 0)} cm` : `≥ ${centimetres(min)} cm`;
}

export function feeText({ fee_paise: fee, fee_per: per }: CharacterDetail, t: Page, form: Form): string {
  if (fee === null || per === null) return t('characters.facts.open');
  return `${formatRupees(fee)} per ${form(`fee.per.${per}`).toLowerCase()}`;
}

/** 24 days, 12 Jan – 20 Mar. */
export function datesText(
  { work_days: days, works_from: from, works_to: to }: CharacterDetail,
  t: Page,
): string {
  const [first, last] = [from ?? to, to ?? from];
  const parts = [
    days !== null && t('characters.days', { count: days }),
    first !== null && last !== null && formatDays(first, last),
  ].filter(Boolean);
  return parts.length === 0 ? t('characters.facts.open') : parts.join(', ');
}

export const namesText = (list: readonly { readonly name: string }[], none: string): string =>
  list.length === 0 ? none : list.map(({ name }) => name).join(', ');

/** 2 listed, 1 auditioned: the furthest first, at most three. */
export function countsText(character: CharacterDetail, t: Page): string {
  const reached = candidateStages.filter((stage: CandidateStage) => character.counts[stage] > 0);
  if (reached.length === 0) return t('characters.counts.nobody');
  return reached
    .slice(0, 3)
    .map((stage) => t(`characters.counts.${stage}`, { count: character.counts[stage] }))
    .join(', ');
}

/** One kiss scene; light water and stunts. */
export const asksText = (character: CharacterDetail, t: Page, form: Form): string =>
  character.disclosures.length === 0
    ? t('characters.facts.nothing')
    : character.disclosures
        .map(({ kind, note }) => note ?? form(`disclosures.${kind}`).toLowerCase())
        .join('; ');
