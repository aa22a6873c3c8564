import { formatDay } from '@callboard/contract/short-dates';
import { groupBy } from '../../../platform/group-by.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { readPhotos } from '../../people/comp-cards/index.ts';
import { fullNameOf } from '../../people/person-summaries/index.ts';
import { facesOnPage, photoSide, type SheetFace, type SheetPage } from './contact-sheet.layout.ts';
import type { SheetFaceRow } from './contact-sheets.queries.ts';
import { heightInCm, playingAgeOf } from './shortlist-csv.ts';

const factsOf = (row: SheetFaceRow): string => {
  const age = playingAgeOf(row);
  const height = heightInCm(row);
  const facts = [row.city, age && `Plays ${age}`, height === null ? null : `${height} cm`];
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ');
};

const toFace = async (
  storage: Pick<Storage, 'read'>,
  row: SheetFaceRow,
  withNotes: boolean,
): Promise<SheetFace> => {
  const keys = row.cover ? [row.cover.card_key] : [];
  const [photo] = await readPhotos(storage, keys, { cover: photoSide, others: photoSide });
  return { name: fullNameOf(row), facts: factsOf(row), note: withNotes ? row.note : null, photo };
};

interface PagesOptions {
  readonly title: string;
  readonly withNotes: boolean;
  /** The day in India. */
  readonly today: string;
}

interface Slice {
  readonly rows: readonly SheetFaceRow[];
  readonly character: string;
  readonly from: number;
  readonly of: number;
}

/** Each character begins a page of its own. */
const slicesOf = (faces: readonly SheetFaceRow[]): Slice[] =>
  [...groupBy(faces, ({ character_id }) => character_id).values()].flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / facesOnPage) }, (_, index) => ({
      rows: rows.slice(index * facesOnPage, (index + 1) * facesOnPage),
      character: rows[0]?.character ?? '',
      from: index * facesOnPage + 1,
      of: rows.length,
    })),
  );

const partOf = ({ rows, from, of }: Slice): string => {
  const people = of === 1 ? '1 face' : `${of} faces`;
  return rows.length === of ? people : `${from} to ${from + rows.length - 1} of ${people}`;
};

/** Page by page, so that the photos of one are in memory at a time. */
export async function* pagesOf(
  storage: Pick<Storage, 'read'>,
  faces: readonly SheetFaceRow[],
  { title, withNotes, today }: PagesOptions,
): AsyncGenerator<SheetPage> {
  const slices = slicesOf(faces);
  for (const [index, slice] of slices.entries()) {
    const shown: SheetFace[] = [];
    for (const row of slice.rows) shown.push(await toFace(storage, row, withNotes));
    yield {
      project: title,
      character: slice.character,
      part: partOf(slice),
      faces: shown,
      firstPlace: slice.from,
      footer: `${formatDay(today)}. For this casting only. Please don’t pass it on.`,
      pageNumber: `${index + 1} of ${slices.length}`,
    };
  }
}
