import type {
  addDocument,
  changeDocument,
  deleteDocuments,
  SharedDocument,
  TeamDocument,
} from '@callboard/contract/casting/project-documents';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { type PhotoUrl, recordActivity, requireProject, requireProjects } from '../project-access/index.ts';
import * as writes from './document-writes.queries.ts';
import { toSharedDocument, toTeamDocuments } from './documents.mapper.ts';
import * as queries from './documents.queries.ts';

interface DocumentsOptions {
  readonly db: Database;
  readonly photoUrl: PhotoUrl;
}

type Listed =
  | { readonly viewer: 'team'; readonly results: TeamDocument[] }
  | { readonly viewer: 'talent'; readonly results: SharedDocument[] };

/** Someone else's character is not found. */
export const requireCharacterOf = async (
  db: Database,
  projectId: number,
  characterId: number | null | undefined,
) => {
  if (typeof characterId === 'number' && !(await queries.isCharacterOf(db, projectId, characterId)))
    throw new ProblemError('NOT_FOUND');
};

/** One document as the team sees it. */
export async function readForTeam(
  { db, photoUrl }: DocumentsOptions,
  documentId: number,
): Promise<TeamDocument> {
  const which = { documentId };
  const [document] = await toTeamDocuments(
    await queries.listForTeam(db, which),
    await queries.listOpenings(db, which),
    photoUrl,
  );
  if (!document) throw new ProblemError('NOT_FOUND');
  return document;
}

/** Everything about documents but their files. */
export function createDocuments(options: DocumentsOptions) {
  const { db, photoUrl } = options;

  const listForTalent = async (talentId: number, projectId: number): Promise<SharedDocument[]> => {
    const characterIds = await queries.listSharedCharacters(db, talentId, projectId);
    if (characterIds.length === 0) throw new ProblemError('NOT_FOUND');
    const rows = await queries.listForTalent(db, talentId, projectId, characterIds);
    return rows.map(toSharedDocument);
  };

  return {
    async list(actor: Actor, projectId: number): Promise<Listed> {
      const { kind, accountId } = memberOf(actor);
      if (kind === 'talent') return { viewer: 'talent', results: await listForTalent(accountId, projectId) };
      await requireProject(db, actor, projectId, 'read');
      const which = { projectId };
      const [documents, openings] = await Promise.all([
        queries.listForTeam(db, which),
        queries.listOpenings(db, which),
      ]);
      return { viewer: 'team', results: await toTeamDocuments(documents, openings, photoUrl) };
    },

    async change(
      actor: Actor,
      documentId: number,
      changes: Parsed<typeof changeDocument>['body'],
    ): Promise<TeamDocument> {
      await db.transaction().execute(async (trx) => {
        const [document] = await writes.lockDocuments(trx, [documentId]);
        if (!document) throw new ProblemError('NOT_FOUND');
        const { accountId: actorId } = await requireProject(trx, actor, document.project_id, 'edit');
        await requireCharacterOf(trx, document.project_id, changes.character_id);
        await writes.changeDocument(trx, documentId, changes);
        const title = changes.title ?? document.title;
        await recordActivity(
          trx,
          { projectId: document.project_id, actorId, kind: 'document_changed', values: { title } },
          { join: true },
        );
      });
      return readForTeam(options, documentId);
    },

    /** All or none. */
    async remove(actor: Actor, { id }: Parsed<typeof deleteDocuments>['body']): Promise<void> {
      const ids = [...new Set(typeof id === 'number' ? [id] : id)];
      await db.transaction().execute(async (trx) => {
        const documents = await writes.lockDocuments(trx, ids);
        if (documents.length < ids.length) throw new ProblemError('NOT_FOUND');
        const projectIds = documents.map(({ project_id }) => project_id);
        await requireProjects(trx, actor, projectIds, 'edit');
        await writes.deleteDocuments(trx, ids);
        for (const { project_id: projectId, title } of documents) {
          const { accountId: actorId } = memberOf(actor);
          await recordActivity(trx, { projectId, actorId, kind: 'document_removed', values: { title } });
        }
      });
    },
  };
}
export type Documents = ReturnType<typeof createDocuments>;
export type NewDocument = Parsed<typeof addDocument>['body'];
