import { type makeContactSheet, maxClientFaces } from '@callboard/contract/casting/client-links';
import type { Parsed } from '@callboard/contract/endpoint';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { FileAnswer } from '@callboard/contract/scalars';
import type { Database } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createQueue } from '../../../platform/queue.ts';
import { drawPages } from '../../../platform/sheets/draw-page.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { cardColours } from '../../people/comp-cards/index.ts';
import { listClientAnswers } from '../client-links/index.ts';
import { requireProject } from '../project-access/index.ts';
import { layOutContactSheet } from './contact-sheet.layout.ts';
import { findTitle, listSheetFaces, type SheetFaceRow } from './contact-sheets.queries.ts';
import { fileNameOf } from './file-name.ts';
import { pagesOf } from './sheet-pages.ts';
import { toShortlistCsv } from './shortlist-csv.ts';

const drawingsPerHour = { max: 30, seconds: 60 * 60 };
const exportsPerHour = { max: 60, seconds: 60 * 60 };
const maxRows = 5000;

type Query = Parsed<typeof makeContactSheet>['query'];

export interface ContactSheetOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly storage: Pick<Storage, 'read'>;
  readonly publicUrl: string;
  readonly typefaces: () => Promise<Typefaces>;
}

/** Shortlists on paper and in spreadsheets. Names as recruiters read them, and no way to reach anyone. */
export function createContactSheets({ db, limits, storage, publicUrl, typefaces }: ContactSheetOptions) {
  // Photos are decoded and cropped off the main thread, one sheet at a time.
  const queue = createQueue(1);

  const requireFaces = async (actor: Actor, projectId: number, { characterId }: Query, limit: number) => {
    const { accountId: readerId } = await requireProject(db, actor, projectId, 'read');
    const title = await findTitle(db, projectId, characterId);
    if (title === undefined) throw new ProblemError('NOT_FOUND');
    const faces = await listSheetFaces(db, { projectId, characterId, readerId, limit });
    return { title, faces, readerId };
  };

  /** The character’s name too where the sheet is of one. */
  const named = (title: string, faces: readonly SheetFaceRow[], { characterId }: Query) =>
    fileNameOf([title, ...(characterId === undefined ? [] : [faces[0]?.character ?? ''])]);

  return {
    async draw(actor: Actor, projectId: number, query: Query): Promise<FileAnswer> {
      const { title, faces, readerId } = await requireFaces(actor, projectId, query, maxClientFaces);
      if (faces.length === 0)
        throw new ProblemError('NOT_FOUND', { detail: 'Nobody is on this shortlist yet.' });
      await limits.take(`contact-sheet:${readerId}`, drawingsPerHour);
      const pdf = await queue(async () => {
        const fonts = await typefaces();
        const context = { setter: createTypesetter(fonts), colours: cardColours.paper };
        const pages = pagesOf(storage, faces, {
          title,
          withNotes: query.notes === 'true',
          today: todayInIndia(),
        });
        const sheets = (async function* () {
          for await (const page of pages) yield layOutContactSheet(context, page);
        })();
        return drawPages(sheets, {
          typefaces: fonts,
          title: `${title}, contact sheet`,
          author: 'Callboard',
          dotsPerInch: 200,
        });
      });
      return {
        file_name: `${named(title, faces, query)}-contact-sheet.pdf`,
        media_type: 'application/pdf',
        encoding: 'base64',
        content: pdf.toString('base64'),
      };
    },

    async export(actor: Actor, projectId: number, query: Query): Promise<FileAnswer> {
      const { title, faces, readerId } = await requireFaces(actor, projectId, query, maxRows);
      await limits.take(`shortlist-export:${readerId}`, exportsPerHour);
      const characterIds = [...new Set(faces.map(({ character_id }) => character_id))];
      const answers = groupBy(
        await listClientAnswers(db, characterIds),
        ({ character_id, talent_id }) => `${character_id}:${talent_id}`,
      );
      return {
        file_name: `${named(title, faces, query)}-shortlist.csv`,
        media_type: 'text/csv',
        encoding: 'utf8',
        content: toShortlistCsv(faces, {
          withNotes: query.notes === 'true',
          publicUrl,
          answersOf: ({ character_id, talent_id }) => answers.get(`${character_id}:${talent_id}`) ?? [],
        }),
      };
    },
  };
}
export type ContactSheets = ReturnType<typeof createContactSheets>;
