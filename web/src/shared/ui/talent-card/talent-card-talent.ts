import type { TFunction } from '../../i18n/use-translation.ts';
import { formatPlayingAge, type PlayingAge } from '../../lib/format/playing-age.ts';
import type { Photo } from './card-photo.tsx';
import type { FitReason } from './fit-reasons.tsx';

/** The data of a card. A guest's card shows skills instead of languages, no availability and no lock. */
export interface TalentCardTalent {
  name: string;
  to: string;
  photo: Photo | null;
  playingAge: PlayingAge | null;
  city: string | null;
  languages?: readonly string[];
  skills?: readonly string[];
  match?: number;
  mark?: 'new' | 'shortlisted';
  availability?: 'available' | 'asked' | 'notAvailable';
  lock?: 'locked' | 'unlocked';
  reasons?: readonly FitReason[];
}

const ageOf = ({ playingAge }: TalentCardTalent) => (playingAge ? formatPlayingAge(playingAge) : undefined);

/** 24–32 · Mumbai */
export const cardLine = (talent: TalentCardTalent): string =>
  [ageOf(talent), talent.city].filter(Boolean).join(' · ');

/** The accessible name of a row, which begins with the name it shows. */
export function cardLabel(talent: TalentCardTalent, t: TFunction<'talentCard'>): string {
  const { name, city, match } = talent;
  const age = ageOf(talent);
  const said = [name, age && t('plays', { age }), city, match !== undefined && t('match', { match })];
  return said.filter(Boolean).join(', ');
}
