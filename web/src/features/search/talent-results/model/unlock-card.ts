import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { openUnlock, type UnlockRequest } from '../../../casting/unlocking/index.ts';
import { type FoundTalent, isFull, toCard } from './found-talent.ts';
import type { Searcher } from './searcher.ts';
import type { CastPart } from './use-shortlist.ts';

interface SearchedFor {
  readonly searcher: Searcher;
  readonly part: CastPart | undefined;
  readonly filters: TalentFilters;
}

/** The days of the shoot, else those the search asks for. */
function daysOf({ part, filters }: SearchedFor): Pick<UnlockRequest, 'days'> {
  if (part?.days) return { days: part.days };
  const { availableFrom: from, availableTo: to = from } = filters;
  return from && to ? { days: { from, to } } : {};
}

/** Unlocking begins with the price; a guest signs in first, and talents unlock nobody. */
export function askToUnlock(talent: FoundTalent, searched: SearchedFor): void {
  const { searcher, part } = searched;
  if (searcher.isKnown && searcher.id === undefined) openAuthDialog('sign-in', { kind: 2 });
  if (!isFull(talent)) return;
  const { photo, playingAge, city } = toCard(talent);
  openUnlock({
    talentId: talent.user_id,
    userUniqueId: talent.userUniqueId,
    name: talent.name,
    photo,
    playingAge,
    city,
    languages: talent.languages,
    heightCm: talent.height_cm,
    lastActiveAt: talent.last_active_at,
    isUnlocked: talent.isRecruiterUnlocked,
    ...(talent.match !== null && { match: talent.match }),
    ...(part && { character: { id: part.id, name: part.name } }),
    ...daysOf(searched),
  });
}
