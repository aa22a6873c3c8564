import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import type { ClientAnswerMark } from '@callboard/contract/casting/client-answers';
import type { TalentFace } from '@callboard/contract/casting/talent-face';
import { type CharacterBriefRow, toCharacterStatus } from '../projects/index.ts';
import { type PhotoUrl, toTalentFace } from '../talent-faces/index.ts';
import { type BoardPlace, byPlace, placeOf } from './board.policy.ts';
import type { BoardPersonRow } from './board.queries.ts';

/** What clients said of one face. */
export type AnswersOf = (characterId: number, talentId: number) => readonly ClientAnswerMark[];

const toCard = (
  { entry, has_applied, can_message }: BoardPersonRow,
  face: TalentFace,
  { stage, status, since }: BoardPlace,
  answers: readonly ClientAnswerMark[],
): BoardCard => ({
  ...face,
  stage,
  status,
  since: since.toISOString(),
  entry: entry && {
    id: entry.id,
    note: entry.note,
    rating: entry.rating,
    revision: entry.revision,
    added_by: entry.added_by,
  },
  has_applied,
  can_message,
  answers: [...answers],
});

/** Each face once, however many characters someone is considered for. */
export async function readFaces(
  rows: readonly BoardPersonRow[],
  photoUrl: PhotoUrl,
): Promise<ReadonlyMap<number, TalentFace>> {
  const byTalent = new Map(rows.map((row) => [row.talent_id, row]));
  const faces = [...byTalent.values()].map(async (row) => toTalentFace(row, photoUrl));
  return new Map((await Promise.all(faces)).map((face) => [face.user_id, face]));
}

interface RowParts {
  readonly people: readonly BoardPersonRow[];
  readonly faces: ReadonlyMap<number, TalentFace>;
  readonly answersOf: AnswersOf;
  readonly openLinks: number;
}

export function toBoardRow(
  brief: CharacterBriefRow,
  { people, faces, answersOf, openLinks }: RowParts,
): BoardRow {
  const placed = people.flatMap((facts) => {
    const place = placeOf(facts);
    const face = faces.get(facts.talent_id);
    return place && face ? [{ facts, place, face }] : [];
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
      .map(({ facts, place, face }) => toCard(facts, face, place, answersOf(brief.id, facts.talent_id))),
  };
}
