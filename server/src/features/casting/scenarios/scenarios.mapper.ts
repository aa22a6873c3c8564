import {
  type CandidateStage,
  type CharacterStatus,
  candidateStages,
  characterStatuses,
} from '@callboard/contract/casting/project-values';
import type { Scenario, ScenarioCharacter, ScenarioPerson } from '@callboard/contract/casting/scenarios';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import type { StandingFactsRow } from '../../people/talent-profiles/index.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import type { ConsideredRow, PricedCharacterRow } from '../projects/index.ts';
import type { AwayDays } from './scenario-facts.queries.ts';
import type { ScenarioRow } from './scenarios.queries.ts';

export const toScenario = (row: ScenarioRow): Scenario => ({
  id: row.id,
  name: row.name,
  revision: row.revision,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  chosen: row.chosen_at && { at: row.chosen_at.toISOString(), by: row.chosen_by },
  choices: [...row.choices],
  comments: row.comments.map((comment) => ({
    ...comment,
    written_at: new Date(comment.written_at).toISOString(),
  })),
  likes: [...row.likes],
});

const toStage = (rank: number | null): CandidateStage | null =>
  rank === null ? null : (candidateStages[rank - 1] ?? null);

const toStatus = (status: string): CharacterStatus =>
  characterStatuses.find((known) => known === status) ?? 'casting';

export const toScenarioCharacter = (
  row: PricedCharacterRow,
  considered: readonly ConsideredRow[],
): ScenarioCharacter => ({
  id: row.id,
  name: row.name,
  status: toStatus(row.status),
  weight: row.weight,
  playing_age_min: row.playing_age_min,
  playing_age_max: row.playing_age_max,
  fee_paise: row.fee_paise,
  fee_per: row.fee_per,
  work_days: row.work_days,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  candidates: considered.map(({ talent_id, rank, status }) => ({
    user_id: talent_id,
    stage: toStage(rank),
    status,
  })),
});

interface Seen {
  /** Undefined where the reader does not know their calendar. */
  readonly away: readonly AwayDays[] | undefined;
  readonly seesFee: boolean;
  readonly photoUrl: PhotoUrl;
}

/** Nobody else reads the height of someone under 18. Who cannot be seen any more shows a name and a face. */
export async function toScenarioPerson(
  row: StandingFactsRow,
  { away, seesFee, photoUrl }: Seen,
): Promise<ScenarioPerson> {
  const height = row.is_visible && row.is_adult ? row.height_mm : null;
  return {
    user_id: row.talent_id,
    userUniqueId: row.public_id,
    name: fullNameOf(row),
    image: row.cover && (await photoUrl(row.cover.card_key)),
    placeholder: row.cover?.placeholder ?? null,
    current_residence: row.city,
    screen_min_age: row.playing_age_min,
    screen_max_age: row.playing_age_max,
    isRecruiterUnlocked: row.is_unlocked,
    is_visible: row.is_visible,
    height_cm: height === null ? null : Math.round(height / 10),
    usual_fee: seesFee && row.is_visible ? row.usual_fee : null,
    away: away ? [...away] : null,
  };
}
