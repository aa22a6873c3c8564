import type { Applicant } from '@callboard/contract/casting/application-views';
import { type PhotoUrl, toTalentFace } from '../talent-faces/index.ts';
import { toClock, toWireStatus } from './sent.mapper.ts';
import type { ApplicantRow } from './team.queries.ts';

const lineLength = 160;

/** The first words of a note, up to a space. */
const toLine = (note: string | null): string | null => {
  const line = note?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line.length <= lineLength) return line || null;
  const cut = line.slice(0, lineLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), lineLength / 2))}…`;
};

export const toReviewed = async (row: ApplicantRow, match: number, photoUrl: PhotoUrl) => ({
  id: row.id,
  jobApplyStatus: toWireStatus(row.status),
  // Nobody’s profile opens once their account is closed.
  talent: await toTalentFace({ ...row, is_visible: row.is_visible && !row.is_closed }, photoUrl),
  character: row.character,
  applied_at: row.created_at.toISOString(),
  changed_at: row.step_since.toISOString(),
  clock: toClock(row.clock),
  match,
  rating: row.rating,
  has_tape: row.has_tape,
  is_away: row.is_away,
});

export const toApplicant = async (
  row: ApplicantRow,
  match: number,
  photoUrl: PhotoUrl,
): Promise<Applicant> => ({
  ...(await toReviewed(row, match, photoUrl)),
  picture: row.picture && {
    url: await photoUrl(row.picture.card_key),
    placeholder: row.picture.placeholder,
  },
  line: toLine(row.note),
});
