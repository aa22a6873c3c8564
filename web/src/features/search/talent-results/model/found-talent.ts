import type {
  DaysLeftOut,
  GuestTalentCard,
  RecruiterTalentCard,
} from '@callboard/contract/search/talent-search';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { describeDates, describeNextDays } from '../../../../shared/ui/next-days/describe-days.ts';
import type { TalentCardTalent } from '../../../../shared/ui/talent-card/talent-card.tsx';
import type { SelectedTalent } from '../../../casting/talent-selection/index.ts';

export type FoundTalent = GuestTalentCard | RecruiterTalentCard;

export interface FoundPage {
  readonly results: readonly FoundTalent[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
  /** Recruiters only. */
  readonly days_left_out?: DaysLeftOut;
}

export const isRecruiterCard = (talent: FoundTalent): talent is RecruiterTalentCard => 'reasons' in talent;

export const isShortlisted = (talent: FoundTalent): boolean =>
  isRecruiterCard(talent) && talent.isShortlisted;

export const profileOf = ({ userUniqueId }: FoundTalent): string => paths.talent(userUniqueId);

/** Some talents enter only one end of their playing age. */
function playingAgeOf({ screen_min_age: from, screen_max_age: to }: FoundTalent) {
  const [min, max] = [from ?? to, to ?? from];
  return min === null || max === null ? null : { min, max };
}

function badgeOf(talent: FoundTalent): Pick<TalentCardTalent, 'mark'> {
  if (isShortlisted(talent)) return { mark: 'shortlisted' };
  return talent.is_new ? { mark: 'new' } : {};
}

const photoOf = ({ gallary: [cover] }: FoundTalent) =>
  cover ? { src: cover.file_url, ...(cover.placeholder && { thumbnail: cover.placeholder }) } : null;

export const toSelected = (talent: RecruiterTalentCard): SelectedTalent => ({
  user_id: talent.user_id,
  userUniqueId: talent.userUniqueId,
  name: talent.name,
  photo: talent.gallary[0]?.file_url,
  isUnlocked: talent.isRecruiterUnlocked,
  match: talent.match,
});

/** About the dates of the search or the character, otherwise about the next days. */
export function availabilityOf({ is_available, available_on, days }: RecruiterTalentCard) {
  const t = translatorOf('controls');
  const status =
    available_on && is_available !== null
      ? describeDates(is_available, available_on, t)
      : describeNextDays(days ?? [], t);
  return status && { availability: status };
}

/** Left out where there is nothing to remember. */
function memoryOf(
  talent: RecruiterTalentCard,
  character: string | undefined,
): Pick<TalentCardTalent, 'memory'> {
  const { seen_at: seenAt, not_for_part: isNotFor, has_note: hasNote } = talent;
  if (!seenAt && !isNotFor && !hasNote) return {};
  const name = character ?? translatorOf('talentCard')('thisCharacter');
  return { memory: { seenAt: seenAt ?? undefined, notFor: isNotFor ? name : undefined, hasNote } };
}

const recruiterFields = (talent: FoundTalent, character: string | undefined): Partial<TalentCardTalent> =>
  isRecruiterCard(talent)
    ? {
        languages: talent.languages,
        ...availabilityOf(talent),
        lock: talent.isRecruiterUnlocked ? 'unlocked' : 'locked',
        reasons: talent.reasons,
        ...memoryOf(talent, character),
        ...(talent.usual_fee && { fee: formatUsualFee(talent.usual_fee, translatorOf('talentCard')) }),
      }
    : { skills: talent.skils };

export const toCard = (talent: FoundTalent, character?: string): TalentCardTalent => ({
  name: talent.name,
  to: profileOf(talent),
  photo: photoOf(talent),
  playingAge: playingAgeOf(talent),
  city: talent.current_residence,
  ...(talent.places.length > 0 && { places: talent.places }),
  ...(talent.match !== null && { match: talent.match }),
  ...badgeOf(talent),
  ...recruiterFields(talent, character),
});
