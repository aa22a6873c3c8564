import type { TFunction } from '../../i18n/use-translation.ts';
import { formatPlayingAge, type PlayingAge } from '../../lib/format/playing-age.ts';
import type { DaysStatus } from '../next-days/describe-days.ts';
import type { Photo } from './card-photo.tsx';
import type { FitReason } from './fit-reasons.tsx';

interface CardPlace {
  readonly relation: 'lives' | 'works' | 'native' | 'travels';
  readonly city: string | null;
}

/** The data of a card. A guest's card shows skills instead of languages, no availability and no lock. */
export interface TalentCardTalent {
  name: string;
  to: string;
  photo: Photo | null;
  playingAge: PlayingAge | null;
  city: string | null;
  /** Why they match the cities of the search. Shown instead of the city. */
  places?: readonly CardPlace[];
  languages?: readonly string[];
  skills?: readonly string[];
  match?: number;
  mark?: 'new' | 'shortlisted';
  /** The next days, or the dates of the search, in a few words. */
  availability?: DaysStatus;
  lock?: 'locked' | 'unlocked';
  reasons?: readonly FitReason[];
  /** What the reader did with them before. */
  memory?: {
    readonly seenAt: string | undefined;
    /** The character they are not for. */
    readonly notFor: string | undefined;
    readonly hasNote: boolean;
  };
  /** ₹ 12,500 per day. For recruiters only. */
  fee?: string;
}

const ageOf = ({ playingAge }: TalentCardTalent) => (playingAge ? formatPlayingAge(playingAge) : undefined);

const placesOf = ({ city, places = [] }: TalentCardTalent, t: TFunction<'talentCard'>) =>
  places.length > 0
    ? places.map((place) => t(`place.${place.relation}`, { city: place.city ?? '' }))
    : [city];

/** 24–32 · Mumbai, or with a city in the search: 24–32 · Works in Mumbai */
export const cardLine = (talent: TalentCardTalent, t: TFunction<'talentCard'>): string =>
  [ageOf(talent), ...placesOf(talent, t)].filter(Boolean).join(' · ');

/** The accessible name of a row, which begins with the name it shows. */
export function cardLabel(talent: TalentCardTalent, t: TFunction<'talentCard'>): string {
  const { name, match } = talent;
  const age = ageOf(talent);
  const said = [
    name,
    age && t('plays', { age }),
    ...placesOf(talent, t),
    match !== undefined && t('match', { match }),
  ];
  return said.filter(Boolean).join(', ');
}
