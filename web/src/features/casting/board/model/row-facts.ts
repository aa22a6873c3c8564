import type { BoardRow } from '@callboard/contract/casting/board';
import type { projectPage } from '../../../../shared/i18n/en/project-page.ts';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';

type Weight = keyof typeof projectPage.characters.weight;
const weights: readonly Weight[] = ['lead', 'supporting', 'featured', 'background'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Female, plays 24–32. Lead. Kathak." */
export function describeRow(
  row: BoardRow,
  t: TFunction<'projectBoard'>,
  page: TFunction<'projectPage'>,
): string {
  const { playing_age_min: from, playing_age_max: to } = row;
  const [min, max] = [from ?? to, to ?? from];
  const age = min !== null && max !== null && t('row.plays', { age: formatPlayingAge({ min, max }) });
  const weight = weights.find((one) => one === row.weight);
  const known = [...row.skills, ...row.languages].slice(0, 2).join(', ');
  return [
    [row.gender ?? t('row.anyGender'), age].filter(Boolean).join(', '),
    weight && capital(page(`characters.weight.${weight}`)),
    known,
    row.wanted > 1 && t('row.wanted', { count: row.wanted }),
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
