import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createSeal, type Seal } from '../../../platform/sealing/seal.ts';
import { createSealedPictures, type SealedPictures } from '../../../platform/sealing/sealed-pictures.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordPrivateView } from '../id-proofs/index.ts';
import type { PrivatePictures } from '../media/index.ts';
import type { SealedPart } from './request.policy.ts';
import * as policy from './request.policy.ts';
import { papersSubmitted } from './verification.events.ts';
import { toRecruiterVerification } from './verification.mapper.ts';
import * as queries from './verification.queries.ts';

interface PapersReviewOptions {
  readonly db: Database;
  readonly seal: Seal<SealedPart>;
  readonly files: SealedPictures<SealedPart>;
}

/** Whose papers, and which admin; null for somebody at the server itself. */
interface Look {
  readonly recruiterId: number;
  readonly adminId: number | null;
}

/** What the house sees of a request. Each look is written down where the recruiter can read it. */
function createPapersReview({ db, seal, files }: PapersReviewOptions) {
  /** Nothing is opened that is not written down first. */
  const look = ({ recruiterId, adminId }: Look, what: 'gstin' | 'company_paper') =>
    db.transaction().execute(async (trx) => {
      const row = await queries.findStanding(trx, recruiterId);
      if (!row?.submission) throw new ProblemError('NOT_FOUND');
      await recordPrivateView(trx, { account_id: recruiterId, admin_id: adminId, what });
      return { ...row, submission: row.submission };
    });

  return {
    async words(who: Look) {
      const { submission, legal_name, gstin_sealed, proof_link, note, status } = await look(who, 'gstin');
      const gstin = gstin_sealed && seal.open(who.recruiterId, 'gstin', gstin_sealed).toString();
      return { submission, legal_name, gstin, proof_link, note, status };
    },

    async papers(who: Look) {
      const { submission, papers } = await look(who, 'company_paper');
      const pictures = await Promise.all(
        papers.map(async ({ kind, file_key }, at) => ({
          kind,
          picture: await files.read(who.recruiterId, `paper ${at}`, file_key),
        })),
      );
      return { submission, pictures };
    },
  };
}

const requestsPerDay = { max: 20, seconds: 24 * 60 * 60 };

interface VerificationOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly pictures: PrivatePictures;
  readonly events: EventRecorder;
  readonly limits: Limits;
  /** Whoever has it can open every paper. */
  readonly secret: string;
}

type Paper = Parameters<typeof queries.replaceRequest>[2][number];

/** Who a company is: taken in, kept sealed, looked at by the house alone. */
export function createRecruiterVerification(options: VerificationOptions) {
  const { db, storage, pictures, events, limits, secret } = options;
  const seal = createSeal<policy.SealedPart>(secret, 'recruiter-papers');
  const files = createSealedPictures<policy.SealedPart>(storage, seal);

  const find = async (recruiterId: number) => {
    const row = await queries.findStanding(db, recruiterId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };
  const read = async (recruiterId: number): Promise<RecruiterVerification> =>
    toRecruiterVerification(await find(recruiterId));

  const isKept = (recruiterId: number, row: queries.Standing, request: policy.PapersRequest) => {
    const gstin = row.gstin_sealed && seal.open(recruiterId, 'gstin', row.gstin_sealed).toString();
    return row.submission !== null && policy.isSameRequest({ ...row, gstin }, request);
  };

  const write = (request: queries.SealedRequest, papers: readonly Paper[]) =>
    db.transaction().execute(async (trx) => {
      const { recruiter_id: recruiterId } = request;
      const locked = await queries.lockRecruiter(trx, recruiterId);
      if (!locked) throw new ProblemError('NOT_FOUND');
      if (locked.verified_at !== null) throw new ProblemError('ALREADY_SETTLED');
      const before = await queries.findStanding(trx, recruiterId);
      const submission = await queries.replaceRequest(trx, request, papers);
      await removeFilesLater(trx, before?.papers.map(({ file_key }) => file_key) ?? []);
      await events.record(trx, papersSubmitted, { recruiterId, submission });
    });

  const keep = async (
    recruiterId: number,
    request: policy.PapersRequest,
    taken: ReadonlyMap<string, Buffer>,
  ) => {
    const papers: Paper[] = [];
    try {
      for (const [at, { kind, file }] of request.papers.entries()) {
        const picture = taken.get(policy.fieldOfPaper(at)) ?? Buffer.alloc(0);
        const { key, bytes } = await files.put(recruiterId, `paper ${at}`, picture);
        papers.push({ kind, upload: file, file_key: key, stored_bytes: bytes });
      }
      const { legal_name, gstin, proof_link, note } = request;
      const sealed = gstin === null ? null : seal.seal(recruiterId, 'gstin', Buffer.from(gstin));
      await write(
        {
          recruiter_id: recruiterId,
          legal_name,
          gstin_sealed: sealed,
          gstin_masked: gstin && policy.maskGstin(gstin),
          proof_link,
          note: note || null,
        },
        papers,
      );
    } catch (error) {
      await files.discard(papers.map(({ file_key }) => file_key));
      throw error;
    }
  };

  return {
    read,
    async request(recruiterId: number, request: policy.PapersRequest): Promise<RecruiterVerification> {
      const repeated = policy.findRepeated(request);
      if (repeated) throw invalidFields([repeated]);
      const row = await find(recruiterId);
      if (isKept(recruiterId, row, request)) return toRecruiterVerification(row);
      if (row.verified_at !== null) throw new ProblemError('ALREADY_SETTLED');
      await limits.take(`recruiter-papers:${recruiterId}`, requestsPerDay);
      const uploads = new Map(
        policy.uploadsOf(request).map((file, at) => [policy.fieldOfPaper(at), file] as const),
      );
      await pictures.take(recruiterId, uploads, (taken) => keep(recruiterId, request, taken));
      return read(recruiterId);
    },
    openForAdmin: createPapersReview({ db, seal, files }),
  };
}
export type RecruiterVerifications = ReturnType<typeof createRecruiterVerification>;
