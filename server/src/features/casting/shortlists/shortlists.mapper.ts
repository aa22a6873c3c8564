import { candidateStages } from '@callboard/contract/casting/project-values';
import type { ShortlistCard, ShortlistEntry } from '@callboard/contract/casting/shortlists';
import type { NextDays } from '@callboard/contract/people/next-days';
import { type PhotoUrl, toTalentFace } from '../talent-faces/index.ts';
import type { CardRow } from './cards.queries.ts';
import type { EntryRow } from './entries.queries.ts';

export const toShortlistEntry = (row: EntryRow): ShortlistEntry => ({
  id: row.id,
  charcter_id: row.character_id,
  user_id: row.talent_id,
  note: row.note,
  rating: row.rating,
  revision: row.revision,
  added_by: row.adder,
  note_by: row.noter,
  created_at: row.created_at.toISOString(),
});

interface CardContext {
  readonly photoUrl: PhotoUrl;
  readonly seesFee: boolean;
  readonly days: NextDays | null;
}

export const toShortlistCard = async (
  row: CardRow,
  { photoUrl, seesFee, days }: CardContext,
): Promise<ShortlistCard> => ({
  ...toShortlistEntry(row),
  stage: candidateStages[(row.rank ?? candidateStages.length) - 1] ?? 'shortlisted',
  talent: {
    ...(await toTalentFace(row, photoUrl)),
    languages: [...row.languages],
    height_cm: row.height_mm === null ? null : Math.round(row.height_mm / 10),
    usual_fee: seesFee ? row.usual_fee : null,
    days,
  },
});
