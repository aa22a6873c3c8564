import type { Condition } from '@callboard/contract/casting/project-values';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { formatDays } from '@callboard/contract/short-dates';
import type { MasterData } from '@callboard/contract/site/reference';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { nameOf } from '../../../site/reference/index.ts';
import '../i18n.ts';
import type { Ends } from './character-values.ts';
import type { CharacterSaving } from './use-character-saving.ts';

const t = translatorOf('characterEditor');

type Named = readonly { readonly id: number; readonly name: string }[];
const namesOf = (list: Named | undefined, ids: readonly number[], otherwise: string): string =>
  (list &&
    ids
      .map((id) => nameOf(list, id))
      .filter(Boolean)
      .join(', ')) ||
  otherwise;

function rangeText({ least, most }: Ends, write: (value: number) => string): string | undefined {
  if (least !== null && most !== null) return least === most ? write(least) : undefined;
  if (least !== null) return t('conditions.from', { from: write(least) });
  return most === null ? undefined : t('conditions.upTo', { to: write(most) });
}

const inCm = (mm: number) => t('heights.cm', { cm: Math.round(mm / 10) });

function heightText(heights: Ends): string {
  const { least, most } = heights;
  const both = least !== null && most !== null ? `${Math.round(least / 10)}–${inCm(most)}` : '';
  return rangeText(heights, inCm) ?? (both || t('conditions.height'));
}

function agesText(ages: Ends): string {
  const { least, most } = ages;
  const both = least !== null && most !== null ? formatPlayingAge({ min: least, max: most }) : '';
  const written = rangeText(ages, String) ?? both;
  return written === '' ? t('conditions.age') : t('conditions.plays', { ages: written });
}

/** What a must asks, in a few words: "Hindi, Telugu", "Plays 20–30". */
export function nameCondition(
  condition: Condition,
  { saving }: CharacterSaving,
  project: Pick<ProjectDetail, 'cities' | 'shoot_starts_on' | 'shoot_ends_on'>,
  lists: MasterData | undefined,
): string {
  switch (condition) {
    case 'gender':
      return namesOf(lists?.genders, [saving.value('gender') ?? 0], t('conditions.gender'));
    case 'age':
      return agesText(saving.value('ages'));
    case 'height':
      return heightText(saving.value('heights'));
    case 'languages': {
      const ids = saving.value('languages').map(({ language_id }) => language_id);
      return namesOf(lists?.languages, ids, t('conditions.languages'));
    }
    case 'skills':
    case 'looks':
      return namesOf(lists?.[condition], saving.value(condition), t(`conditions.${condition}`));
    case 'place':
      return t('conditions.place', { cities: project.cities.map(({ name }) => name).join(', ') });
    case 'dates': {
      const { from, to } = saving.value('dates');
      const [first, last] = [from || project.shoot_starts_on, to || project.shoot_ends_on];
      return t('conditions.dates', { dates: first && last ? formatDays(first, last) : '' });
    }
  }
}
