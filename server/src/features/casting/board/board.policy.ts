import { type BoardStage, boardStages } from '@callboard/contract/casting/project-values';

interface Happened {
  readonly status: string;
  readonly at: Date;
}

/** What happened between a talent and a character. */
export interface CandidateFacts {
  /** As in the view character_candidate; null when they said no or were told no and nothing else is left. */
  readonly rank: number | null;
  /** The last of what the view counts. */
  readonly since: Date | null;
  /** The application that came furthest. */
  readonly application: Happened | null;
  readonly share: Happened | null;
  readonly entry: { readonly position: number; readonly created_at: Date } | null;
}

export interface BoardPlace {
  readonly stage: BoardStage;
  readonly status: string;
  readonly since: Date;
}

const [isCast, isOffered, isAuditioned, , , isShortlisted] = [1, 2, 3, 4, 5, 6];

/**
 * Where someone stands on the board. A share that was declined or closed stays an invitation. An application alone
 * is for the list of applicants, so undefined. Whoever is on the shortlist is on the board.
 */
export function placeOf({ rank, since, application, share, entry }: CandidateFacts): BoardPlace | undefined {
  const at = application?.at ?? since ?? new Date(0);
  if (rank === isCast) return { stage: 'cast', status: 'cast', since: since ?? at };
  if (rank === isOffered) return { stage: 'offered', status: 'offered', since: at };
  if (rank === isAuditioned)
    return { stage: 'auditioned', status: application?.status ?? 'audition', since: at };
  if (share) return { stage: 'invited', status: share.status, since: share.at };
  if (entry) {
    return { stage: 'shortlisted', status: application?.status ?? 'shortlisted', since: entry.created_at };
  }
  return rank === isShortlisted ? { stage: 'shortlisted', status: 'shortlisted', since: at } : undefined;
}

interface Placed {
  readonly place: BoardPlace;
  readonly facts: CandidateFacts;
}

const stageOrder = ({ place }: Placed) => boardStages.indexOf(place.stage);
const listOrder = ({ facts }: Placed) => facts.entry?.position ?? Number.MAX_SAFE_INTEGER;
const longestThere = ({ place }: Placed) => place.since.getTime();

/** By stage, then in the order of the shortlist, then the longest there. */
export const byPlace = (one: Placed, other: Placed): number =>
  stageOrder(one) - stageOrder(other) ||
  listOrder(one) - listOrder(other) ||
  longestThere(one) - longestThere(other);
