import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import type { Translate } from './facts.ts';
import type { TalentView } from './talent-view.ts';

const endStop = /[.\s]+$/;

/** Actor and Kathak dancer, Mumbai. The city is added unless the talent wrote it. */
export function headlineOf(view: TalentView): string {
  const headline = (view.talent.headline ?? '').replace(endStop, '');
  const city = view.talent.current_residence?.name ?? '';
  const isSaid = headline.toLowerCase().includes(city.toLowerCase());
  return isSaid ? headline : [headline, city].filter(Boolean).join(', ');
}

/** 24–32, when both ends are known. */
export function playingAgeOf(view: TalentView): string | undefined {
  const ages = view.as === 'guest' ? view.talent : view.talent.physical_description;
  const { screen_min_age: min, screen_max_age: max } = ages;
  return min === null || max === null ? undefined : formatPlayingAge({ min, max });
}

/** Actor and Kathak dancer, Mumbai. Plays 24–32. */
export function lineOf(view: TalentView, t: Translate): string {
  const line = headlineOf(view);
  const age = playingAgeOf(view);
  if (!line) return age ? t('plays', { age }) : '';
  return age ? t('lineAndAge', { line, age }) : t('line', { line });
}
