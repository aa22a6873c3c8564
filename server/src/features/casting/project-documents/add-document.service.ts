import type { TeamDocument } from '@callboard/contract/casting/project-documents';
import { maxDocuments } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { endingOf, makeKey } from '../../../platform/storage/keys.ts';
import { safeFileName } from '../../../platform/storage/safe-file-name.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { CheckedDocument, DocumentFiles } from '../../people/media/index.ts';
import { type PhotoUrl, recordActivity, requireProject } from '../project-access/index.ts';
import * as writes from './document-writes.queries.ts';
import { titleOfFile } from './documents.policy.ts';
import { type NewDocument, readForTeam, requireCharacterOf } from './documents.service.ts';

export const documentArea = 'documents';
const addsPerHour = { max: 240, seconds: 60 * 60 };

interface AddingOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
  readonly media: { readonly documents: DocumentFiles };
}

interface StoredVersion {
  readonly uploadKey: string;
  readonly fileKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Refused for a wrong field, before the file is looked at: the upload can be named again. */
async function requireTarget(db: Database, actor: Actor, wanted: NewDocument): Promise<void> {
  await requireProject(db, actor, wanted.project_id, 'edit');
  await requireCharacterOf(db, wanted.project_id, wanted.character_id);
  if (wanted.document_id === undefined) return;
  const document = await writes.findDocument(db, wanted.document_id);
  if (document?.project_id !== wanted.project_id) throw new ProblemError('NOT_FOUND');
}

const lockDocument = async (trx: Database, { document_id, project_id }: NewDocument, id: number) => {
  const [document] = await writes.lockDocuments(trx, [document_id ?? id]);
  if (document?.project_id !== project_id) throw new ProblemError('NOT_FOUND');
  return document;
};

const createDocument = async (trx: Database, wanted: NewDocument, actorId: number): Promise<number> => {
  if ((await writes.countDocuments(trx, wanted.project_id)) >= maxDocuments) {
    const detail = `A project can have up to ${maxDocuments} documents. Delete one first.`;
    throw new ProblemError('CONFLICT', { detail });
  }
  return writes.insertDocument(trx, {
    project_id: wanted.project_id,
    character_id: wanted.character_id ?? null,
    kind: wanted.kind ?? 'other',
    title: wanted.title ?? titleOfFile(wanted.file_name),
    audience: wanted.audience ?? 'team',
    created_by: actorId,
  });
};

/** A new document, or the next version of one. Returns the document's id. */
async function insertVersion(
  trx: Database,
  actorId: number,
  wanted: NewDocument,
  stored: StoredVersion,
): Promise<number> {
  const id = wanted.document_id ?? (await createDocument(trx, wanted, actorId));
  const document = await lockDocument(trx, wanted, id);
  const { title, kind, character_id, audience } = wanted;
  if (wanted.document_id !== undefined)
    await writes.changeDocument(trx, id, { title, kind, character_id, audience });
  const number = await writes.insertVersion(trx, {
    document_id: id,
    upload_key: stored.uploadKey,
    file_key: stored.fileKey,
    file_name: stored.fileName,
    content_type: stored.contentType,
    bytes: stored.bytes,
    stored_bytes: stored.bytes,
    note: wanted.note ?? null,
    added_by: actorId,
  });
  const named = { title: title ?? document.title };
  await recordActivity(trx, {
    projectId: wanted.project_id,
    actorId,
    ...(wanted.character_id && { characterId: wanted.character_id }),
    ...(number === 1
      ? { kind: 'document_added', values: named }
      : { kind: 'document_version_added', values: { ...named, version: number } }),
  });
  return id;
}

export function createAddingDocuments({ db, storage, limits, photoUrl, media }: AddingOptions) {
  const store = async (uploadKey: string, fileName: string, { contentType, bytes }: CheckedDocument) => {
    const fileKey = makeKey(documentArea, endingOf(contentType));
    await storage.put(fileKey, bytes, contentType);
    const named = safeFileName(fileName, contentType);
    return { uploadKey, fileKey, fileName: named, contentType, bytes: bytes.length };
  };

  const save = (accountId: number, uploadKey: string, wanted: NewDocument): Promise<number> =>
    media.documents.take(accountId, uploadKey, async (file) => {
      const stored = await store(uploadKey, wanted.file_name, file);
      try {
        return await db.transaction().execute((trx) => insertVersion(trx, accountId, wanted, stored));
      } catch (error) {
        await storage.remove(stored.fileKey);
        throw error;
      }
    });

  const findSaved = async (actor: Actor, uploadKey: string): Promise<TeamDocument | undefined> => {
    const saved = await writes.findByUpload(db, memberOf(actor).accountId, uploadKey);
    if (!saved) return undefined;
    await requireProject(db, actor, saved.project_id, 'edit');
    return readForTeam({ db, photoUrl }, saved.id);
  };

  return {
    /** Sending the same upload again answers what it became, in case the answer was lost. */
    async add(actor: Actor, wanted: NewDocument): Promise<TeamDocument> {
      const { accountId } = memberOf(actor);
      const uploadKey = media.documents.keyOf(wanted.file_key);
      const before = await findSaved(actor, uploadKey);
      if (before) return before;
      await requireTarget(db, actor, wanted);
      await limits.take(`documents:${accountId}`, addsPerHour);
      try {
        return await readForTeam({ db, photoUrl }, await save(accountId, uploadKey, wanted));
      } catch (error) {
        const meanwhile = await findSaved(actor, uploadKey);
        if (meanwhile) return meanwhile;
        throw error;
      }
    },
  };
}
export type AddingDocuments = ReturnType<typeof createAddingDocuments>;
