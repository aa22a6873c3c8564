import type { openDocument } from '@callboard/contract/casting/project-documents';
import type { Answer } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import { formatDateTime } from '../../../platform/format/indian-time.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { markPdf, UnmarkablePdfError } from '../../people/media/index.ts';
import { requireProject } from '../project-access/index.ts';
import { documentArea } from './add-document.service.ts';
import * as writes from './document-writes.queries.ts';
import { isReadableByTalent } from './documents.policy.ts';
import * as queries from './documents.queries.ts';

const linkSeconds = 5 * 60;
const opensPerHour = { max: 600, seconds: 60 * 60 };
const pdf = 'application/pdf';
/** What browsers show by themselves; anything else is saved. */
const shownTypes = [pdf, 'image/webp'];

const unmarkable =
  'We couldn’t add your name to this PDF, so it can’t be opened. Ask the casting team for another copy.';

interface OpeningOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
}

/** "Meera Kulkarni · Callboard · 18 Nov 2026, 6:45 pm · 3f2a9c1b" */
const markOf = ({ name, public_id }: { name: string; public_id: string }, at: Date): string =>
  [name, 'Callboard', formatDateTime(at), public_id.slice(0, 8)].join(' · ');

export function createOpeningDocuments({ db, storage, limits }: OpeningOptions) {
  const requireReader = async (actor: Actor, version: queries.OpenableVersion) => {
    const { kind, accountId } = memberOf(actor);
    if (kind === 'recruiter') return requireProject(db, actor, version.project_id, 'read');
    const characterIds = await queries.listSharedCharacters(db, accountId, version.project_id);
    if (!isReadableByTalent(version, characterIds)) throw new ProblemError('NOT_FOUND');
  };

  const makeCopy = async ({ version_id, file_key }: queries.OpenableVersion, accountId: number) => {
    const reader = await queries.findReader(db, accountId);
    if (!reader) throw new ProblemError('NOT_FOUND');
    const marked = await markPdf(await storage.read(file_key), markOf(reader, new Date()));
    const key = makeKey(documentArea, 'pdf');
    await storage.put(key, marked, pdf);
    const copy = { version_id, account_id: accountId, file_key: key, stored_bytes: marked.length };
    const kept = await writes.keepCopy(db, copy).catch(async (error) => {
      await storage.remove(key);
      throw error;
    });
    if (kept) return key;
    await storage.remove(key);
    return (await writes.findCopy(db, version_id, accountId))?.file_key;
  };

  /** The reader's own copy, made when they first open this version. */
  const ownCopy = async (version: queries.OpenableVersion, accountId: number): Promise<string> => {
    const known = await writes.findCopy(db, version.version_id, accountId);
    if (known) return known.file_key;
    try {
      const key = await makeCopy(version, accountId);
      if (key === undefined) throw new ProblemError('NOT_FOUND');
      return key;
    } catch (error) {
      throw error instanceof UnmarkablePdfError
        ? new ProblemError('CONFLICT', { detail: unmarkable })
        : error;
    }
  };

  return {
    async open(
      actor: Actor,
      documentId: number,
      number: number | undefined,
    ): Promise<Answer<typeof openDocument>> {
      const { kind, accountId } = memberOf(actor);
      const version = await queries.findVersion(db, documentId, number);
      if (!version) throw new ProblemError('NOT_FOUND');
      await requireReader(actor, version);
      await limits.take(`document-openings:${accountId}`, opensPerHour);
      const { content_type, file_name } = version;
      const isWatermarked = kind === 'talent' && content_type === pdf;
      const key = isWatermarked ? await ownCopy(version, accountId) : version.file_key;
      if (!(await writes.recordOpening(db, version.version_id, accountId)))
        throw new ProblemError('NOT_FOUND');
      const as = shownTypes.includes(content_type) ? 'shown' : 'saved';
      return {
        id: documentId,
        title: version.title,
        version: version.number,
        file_name,
        content_type,
        file_url: await storage.signDownload(key, linkSeconds, file_name, as),
        is_watermarked: isWatermarked,
      };
    },
  };
}
export type OpeningDocuments = ReturnType<typeof createOpeningDocuments>;
