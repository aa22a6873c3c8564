import type {
  CharacterWeight,
  Condition,
  DisclosureKind,
  ProjectFeeUnit,
  ProjectStatus,
} from '@callboard/contract/casting/project-values';
import type { ClientAnswerRow, ClientLinkRow, ClientVisitorRow } from './client-link-rows.ts';

/** What the team and talents read of a project besides what it is. */
export interface ProjectDetailColumns {
  team_title: string | null;
  production_house: string | null;
  director: string | null;
  auditions_start_on: string | null;
  auditions_end_on: string | null;
  cast_by: string | null;
  announced_on: string | null;
  fee_min_paise: number | null;
  fee_max_paise: number | null;
  fee_per: ProjectFeeUnit | null;
  usage: string | null;
  is_union: boolean | null;
  is_public: boolean;
  /** Set where there are scenarios. */
  cast_budget_paise: number | null;
}

export interface ProjectRow extends ProjectDetailColumns {
  id: number;
  public_id: string;
  recruiter_id: number;
  title: string;
  project_type_id: number;
  synopsis: string;
  city_id: number;
  shoot_starts_on: string;
  shoot_ends_on: string;
  status: ProjectStatus;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What a character asks for besides who could play it. */
export interface CharacterDetailColumns {
  team_note: string | null;
  weight: CharacterWeight;
  wanted: number;
  fee_paise: number | null;
  fee_per: ProjectFeeUnit | null;
  work_days: number | null;
  musts: Condition[];
}

export interface CharacterRow extends CharacterDetailColumns {
  id: number;
  project_id: number;
  name: string;
  brief: string;
  gender_id: number | null;
  playing_age_min: number;
  playing_age_max: number;
  height_min_mm: number | null;
  height_max_mm: number | null;
  status: 'casting' | 'cast' | 'dropped';
  position: number;
  created_at: string;
  updated_at: string;
}

interface DisclosureColumns {
  kind: DisclosureKind;
  level: string;
  note: string | null;
}

interface ShortlistRow {
  character_id: number;
  talent_id: number;
  note: string | null;
  position: number;
  created_at: string;
}

interface ShareRow {
  character_id: number;
  talent_id: number;
  shared_by: number;
  message: string;
  status: 'shared' | 'read' | 'interested' | 'declined' | 'closed';
  shared_at: string;
  read_at: string | null;
  answered_at: string | null;
  closed_at: string | null;
  decline_reason: string | null;
  answer_words: string | null;
}

interface MemberRow {
  project_id: number;
  account_id: number;
  role: 'associate' | 'viewer';
  unlock_limit: number;
  joined_at: string;
}

interface ActivityRow {
  project_id: number;
  actor_id: number;
  kind: string;
  character_id: number | null;
  detail: object;
  happened_at: string;
}

export interface ProjectRows {
  project: ProjectRow;
  project_language: { project_id: number; language_id: number; position: number };
  project_other_city: { project_id: number; city_id: number; position: number };
  project_disclosure: DisclosureColumns & { project_id: number };
  project_character: CharacterRow;
  character_cast: { character_id: number; talent_id: number; cast_at: string };
  character_language: { character_id: number; language_id: number; level_id: number };
  character_skill: { character_id: number; skill_id: number };
  character_disclosure: DisclosureColumns & { character_id: number };
  project_member: MemberRow;
  project_activity: ActivityRow;
  project_share: ShareRow;
  character_shortlist: ShortlistRow;
  client_link: ClientLinkRow;
  client_visitor: ClientVisitorRow;
  client_answer: ClientAnswerRow;
}
