import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import type { ClientAnswerMark } from '@callboard/contract/casting/client-answers';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { type CharacterBriefRow, toCharacterStatus } from '../projects/index.ts';
import { type BoardPlace, byPlace, placeOf } from './board.policy.ts';
import type { BoardPersonRow } from './board.queries.ts';

export type PhotoUrl = (key: string) => Promise<string>;

/** What clients said of one face. */
export type AnswersOf = (characterId: number, talentId: number) => readonly ClientAnswerMark[];

const toCard = (
  row: BoardPersonRow,
  { stage, status, since }: BoardPlace,
  image: string | null,
  answers: readonly ClientAnswerMark[],
): BoardCard => ({
  user_id: row.talent_id,
  userUniqueId: row.public_id,
  name: fullNameOf(row),
  image,
  placeholder: row.placeholder,
  current_residence: row.city,
  screen_min_age: row.playing_age_min,
  screen_max_age: row.playing_age_max,
  isRecruiterUnlocked: row.is_unlocked,
  is_visible: row.is_visible,
  stage,
  status,
  since: since.toISOString(),
  entry: row.entry && {
    id: row.entry.id,
    note: row.entry.note,
    rating: row.entry.rating,
    revision: row.entry.revision,
    added_by: row.entry.added_by,
  },
  has_applied: row.has_applied,
  can_message: row.can_message,
  answers: [...answers],
});

/** The addresses of pictures, each made once however many characters someone is considered for. */
export async function readImages(rows: readonly BoardPersonRow[], photoUrl: PhotoUrl) {
  const keys = [...new Set(rows.flatMap(({ card_key: key }) => key ?? []))];
  return new Map(await Promise.all(keys.map(async (key) => [key, await photoUrl(key)] as const)));
}

interface RowParts {
  readonly people: readonly BoardPersonRow[];
  readonly images: ReadonlyMap<string, string>;
  readonly answersOf: AnswersOf;
  readonly openLinks: number;
}

export function toBoardRow(
  brief: CharacterBriefRow,
  { people, images, answersOf, openLinks }: RowParts,
): BoardRow {
  const placed = people.flatMap((facts) => {
    const place = placeOf(facts);
    return place ? [{ facts, place }] : [];
  });
  return {
    id: brief.id,
    name: brief.name,
    status: toCharacterStatus(brief.status),
    wanted: brief.wanted,
    gender: brief.gender,
    playing_age_min: brief.playing_age_min,
    playing_age_max: brief.playing_age_max,
    weight: brief.weight,
    skills: brief.skills,
    languages: brief.languages,
    open_links: openLinks,
    people: placed
      .toSorted(byPlace)
      .map(({ facts, place }) =>
        toCard(facts, place, images.get(facts.card_key ?? '') ?? null, answersOf(brief.id, facts.talent_id)),
      ),
  };
}
