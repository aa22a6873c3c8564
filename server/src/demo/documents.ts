import { once } from 'node:events';
import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/database.gen.ts';
import { makeKey } from '../platform/storage/keys.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Batch } from './batch.ts';
import { moment } from './calendar.ts';
import { type DocumentScript, documentScripts } from './data/lantern-documents.ts';
import { insertRecords } from './demo.queries.ts';

const ownerId = 1;
const contentType = 'application/pdf';

/** A screenplay page: Courier, and what is spoken stands in the middle. */
async function drawScript({ title, pages }: DocumentScript): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    font: 'Courier',
    autoFirstPage: false,
    info: { Title: title, Producer: 'Callboard' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  for (const lines of pages) {
    pdf.addPage().fontSize(12);
    for (const line of lines) {
      if (line === '') pdf.moveDown();
      else if (line.startsWith('\t')) pdf.text(line.slice(1), 150, undefined, { width: 260 }).moveDown();
      else pdf.text(line, 72, undefined, { width: 450 });
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Every version has its own file, as if it had been uploaded. */
export const storeDocuments = (storage: Storage) =>
  Promise.all(
    documentScripts.map(async (script) => {
      const body = await drawScript(script);
      const versions = await Promise.all(
        ['', ...(script.notes ?? [])].map(async (note) => {
          const fileKey = makeKey('documents', 'pdf');
          await storage.put(fileKey, body, contentType);
          return { note: note || null, fileKey };
        }),
      );
      return { script, bytes: body.length, versions };
    }),
  );
export type StoredDocument = Awaited<ReturnType<typeof storeDocuments>>[number];

/** Everyone who was sent the character, and the colleagues on the project. */
function readersOf(
  batch: Batch,
  { project_id, character_id }: { project_id: number; character_id: number | null },
) {
  const team = batch.project_member.filter((member) => member.project_id === project_id);
  const talents = batch.project_share.filter(
    (share) => share.character_id === character_id && share.read_at !== null,
  );
  return [...team.map(({ account_id }) => account_id), ...talents.map(({ talent_id }) => talent_id)];
}

/** With the part of the cast that has the projects of the demo recruiter. */
export async function insertDocuments(
  trx: Transaction<DB>,
  stored: readonly StoredDocument[],
  { batch, today }: { readonly batch: Batch; readonly today: Date },
): Promise<void> {
  const projects = batch.project.filter(({ recruiter_id }) => recruiter_id === ownerId);
  const documents = stored.flatMap(({ script, ...files }, index) => {
    const project = projects.find(({ title }) => title === script.project);
    if (!project) return [];
    const character = batch.project_character.find(
      ({ project_id, name }) => project_id === project.id && name === script.character,
    );
    const { title, kind, audience, daysAgo } = script;
    const row = {
      id: index + 1,
      project_id: project.id,
      character_id: character?.id ?? null,
      kind,
      title,
      audience,
      created_by: ownerId,
      created_at: moment(today, -daysAgo),
    };
    return [{ row, daysAgo, ...files }];
  });
  const versions = documents.flatMap(({ row, bytes, daysAgo, versions: all }) =>
    all.map(({ note, fileKey }, index) => ({
      document_id: row.id,
      number: index + 1,
      upload_key: `demo/${fileKey}`,
      file_key: fileKey,
      file_name: `${row.title}.pdf`,
      content_type: contentType,
      bytes,
      stored_bytes: bytes,
      note,
      added_by: ownerId,
      added_at: moment(today, -daysAgo * (1 - index / all.length)),
      readers: index === all.length - 1 ? readersOf(batch, row) : [],
    })),
  );
  await insertRecords(
    trx,
    'project_document',
    documents.map(({ row }) => row),
  );
  await insertRecords(
    trx,
    'project_document_version',
    versions.map(({ readers: _, ...row }, index) => ({ id: index + 1, ...row })),
  );
  await insertRecords(
    trx,
    'document_opening',
    versions.flatMap(({ readers, added_at }, index) =>
      readers.map((account_id, turn) => ({
        id: (index + 1) * 100 + turn,
        version_id: index + 1,
        account_id,
        opened_at: new Date(Date.parse(added_at) + (turn + 1) * 3_600_000).toISOString(),
      })),
    ),
  );
}
