import { toCsv } from '../../../platform/csv/csv.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import type { ClientAnswerRow } from '../client-links/index.ts';
import type { SheetFaceRow } from './contact-sheets.queries.ts';

const heading = [
  'Character',
  'Place',
  'Name',
  'City',
  'Playing age',
  'Height (cm)',
  'Languages',
  'Rating',
  'Clients',
  'Profile',
];

export const playingAgeOf = ({ playing_age_min: min, playing_age_max: max }: SheetFaceRow): string | null =>
  min === null || max === null ? null : `${min}–${max}`;

export const heightInCm = ({ height_mm }: SheetFaceRow): number | null =>
  height_mm === null ? null : Math.round(height_mm / 10);

/** "Arvind Sathe: yes, 1st". */
const answerText = ({ name, answer, rank, comment }: ClientAnswerRow) => {
  const said = [answer, rank === null ? null : `rank ${rank}`, comment && `“${comment}”`];
  return `${name}: ${said.filter((part) => part !== null && part !== '').join(', ')}`;
};

interface CsvOptions {
  readonly withNotes: boolean;
  readonly publicUrl: string;
  readonly answersOf: (face: SheetFaceRow) => readonly ClientAnswerRow[];
}

export function toShortlistCsv(
  faces: readonly SheetFaceRow[],
  { withNotes, publicUrl, answersOf }: CsvOptions,
): string {
  const places = new Map<number, number>();
  const rows = faces.map((face) => {
    const place = (places.get(face.character_id) ?? 0) + 1;
    places.set(face.character_id, place);
    return [
      face.character,
      place,
      fullNameOf(face),
      face.city,
      playingAgeOf(face),
      heightInCm(face),
      face.languages.join(', '),
      face.rating,
      answersOf(face).map(answerText).join('; '),
      `${publicUrl}/talent/${face.public_id}`,
      ...(withNotes ? [face.note] : []),
    ];
  });
  return toCsv([[...heading, ...(withNotes ? ['Note'] : [])], ...rows]);
}
