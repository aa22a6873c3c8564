import type { ClientAnswer } from '@callboard/contract/casting/client-answers';
import type { ClientField } from '@callboard/contract/casting/client-links';

export interface ClientLinkRow {
  id: number;
  public_id: string;
  project_id: number;
  character_id: number | null;
  is_chosen: boolean;
  fields: ClientField[];
  shows_reels: boolean;
  shows_notes: boolean;
  shows_line_up: boolean;
  scenario_ids: number[];
  for_name: string;
  message: string;
  face_key: string;
  created_by: number;
  created_at: string;
  expires_at: string;
}

export interface ClientVisitorRow {
  id: number;
  link_id: number;
  token_hash: string;
  name: string;
  first_seen_at: string;
  last_seen_at: string;
  visits: number;
  admitted_at: string;
  sent_at: string;
}

export interface ClientAnswerRow {
  visitor_id: number;
  character_id: number;
  talent_id: number;
  is_sent: boolean;
  answer: ClientAnswer | null;
  rank: number | null;
  comment: string | null;
  answered_at: string;
}
