import type { ClientLink } from '@callboard/contract/casting/client-links';
import { linkState } from './link-state.policy.ts';
import type { LinkRow, ListedLinkRow } from './links.queries.ts';
import type { Reach } from './reach.queries.ts';

/** Below the public address: links to one character and to a project have pages of their own. */
export const pathOf = ({ public_id, character_id }: Pick<LinkRow, 'public_id' | 'character_id'>): string =>
  character_id === null ? `/share-shortlists/${public_id}` : `/share-short-list/${public_id}`;

const toInstant = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

export const toClientLink = (row: ListedLinkRow, reach: Reach, now: Date): ClientLink => ({
  id: row.id,
  project_id: row.project_id,
  charcter_id: row.character_id,
  character: row.character,
  path: pathOf(row),
  for_name: row.for_name,
  message: row.message,
  shows: {
    fields: [...row.fields],
    reels: row.shows_reels,
    notes: row.shows_notes,
    line_up: row.shows_line_up,
  },
  expires_at: row.expires_at.toISOString(),
  scenario_ids: [...row.scenario_ids],
  user_ids: row.is_chosen ? [...row.talent_ids] : null,
  has_passcode: row.passcode_hash !== null,
  status: linkState(row, now),
  created_by: row.maker,
  created_at: row.created_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  visitors: row.visitors.map((visitor) => ({
    ...visitor,
    first_seen_at: new Date(visitor.first_seen_at).toISOString(),
    last_seen_at: new Date(visitor.last_seen_at).toISOString(),
    sent_at: toInstant(visitor.sent_at),
  })),
  ...reach,
});
