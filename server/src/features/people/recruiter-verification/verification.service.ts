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
import type { PrivateDocuments } from '../media/index.ts';
import type { SealedPart } from './request.policy.ts';
import * as policy from './request.policy.ts';
import { documentsSubmitted } from './verification.events.ts';
import { toRecruiterVerification } from './verification.mapper.ts';
import * as queries from './verification.queries.ts';

interface ReviewOptions {
  readonly db: Database;
  readonly seal: Seal<SealedPart>;
  readonly files: SealedPictures<SealedPart>;
}

interface Viewer {
  readonly recruiterId: number;
  /** Null for a command on the server. */
  readonly adminId: number | null;
}

/** For admins. The recruiter can read who opened what. */
function createReview({ db, seal, files }: ReviewOptions) {
  /** Records the view before anything is opened. */
  const open = ({ recruiterId, adminId }: Viewer, what: 'gstin' | 'company_paper') =>
    db.transaction().execute(async (trx) => {
      const row = await queries.findVerification(trx, recruiterId);
      if (!row?.submission) throw new ProblemError('NOT_FOUND');
      await recordPrivateView(trx, { account_id: recruiterId, admin_id: adminId, what });
      return { ...row, submission: row.submission };
    });

  return {
    async texts(who: Viewer) {
      const { submission, legal_name, gstin_sealed, proof_link, note, status } = await open(who, 'gstin');
      const gstin = gstin_sealed && seal.open(who.recruiterId, 'gstin', gstin_sealed).toString();
      return { submission, legal_name, gstin, proof_link, note, status };
    },

    async documents(who: Viewer) {
      const { submission, papers } = await open(who, 'company_paper');
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
  readonly pictures: PrivateDocuments;
  readonly events: EventRecorder;
  readonly limits: Limits;
  /** Opens every document. */
  readonly secret: string;
}

type StoredDocument = Parameters<typeof queries.replaceRequest>[2][number];

/** Takes in company documents, keeps them encrypted, and opens them for admins only. */
export function createRecruiterVerification(options: VerificationOptions) {
  const { db, storage, pictures, events, limits, secret } = options;
  const seal = createSeal<policy.SealedPart>(secret, 'recruiter-papers');
  const files = createSealedPictures<policy.SealedPart>(storage, seal);

  const find = async (recruiterId: number) => {
    const row = await queries.findVerification(db, recruiterId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  };
  const openGstin = (recruiterId: number) => (sealed: Buffer) =>
    seal.open(recruiterId, 'gstin', sealed).toString();
  const read = async (recruiterId: number): Promise<RecruiterVerification> =>
    toRecruiterVerification(await find(recruiterId), openGstin(recruiterId));

  const isAlreadyStored = (
    recruiterId: number,
    row: queries.VerificationRow,
    request: policy.VerificationRequest,
  ) => {
    const gstin = row.gstin_sealed && openGstin(recruiterId)(row.gstin_sealed);
    // After a refusal, sending the same again is a new request.
    const isOpen = row.submission !== null && row.status !== 'refused';
    return isOpen && policy.isSameRequest({ ...row, gstin }, request);
  };

  const write = (request: queries.SealedRequest, papers: readonly StoredDocument[]) =>
    db.transaction().execute(async (trx) => {
      const { recruiter_id: recruiterId } = request;
      const locked = await queries.lockRecruiter(trx, recruiterId);
      if (!locked) throw new ProblemError('NOT_FOUND');
      if (locked.verified_at !== null) throw new ProblemError('ALREADY_SETTLED');
      const before = await queries.findVerification(trx, recruiterId);
      const submission = await queries.replaceRequest(trx, request, papers);
      await removeFilesLater(trx, before?.papers.map(({ file_key }) => file_key) ?? []);
      await events.record(trx, documentsSubmitted, { recruiterId, submission });
    });

  const store = async (
    recruiterId: number,
    request: policy.VerificationRequest,
    bytesOf: (at: number) => Promise<Buffer>,
  ) => {
    const papers: StoredDocument[] = [];
    try {
      for (const [at, { kind, file }] of request.papers.entries()) {
        const picture = await bytesOf(at);
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
    async request(recruiterId: number, request: policy.VerificationRequest): Promise<RecruiterVerification> {
      const repeated = policy.findRepeated(request);
      if (repeated) throw invalidFields([repeated]);
      const row = await find(recruiterId);
      if (isAlreadyStored(recruiterId, row, request)) {
        return toRecruiterVerification(row, openGstin(recruiterId));
      }
      if (row.verified_at !== null) throw new ProblemError('ALREADY_SETTLED');
      await limits.take(`recruiter-papers:${recruiterId}`, requestsPerDay);
      const placeOf = (file: string) => row.papers.findIndex(({ upload }) => upload === file);
      const uploads = new Map(
        policy
          .uploadsOf(request)
          .map((file, at) => [policy.documentField(at), file] as const)
          .filter(([, file]) => placeOf(file) < 0),
      );
      await pictures.take(recruiterId, uploads, (taken) =>
        store(recruiterId, request, async (at) => {
          const place = placeOf(request.papers[at]?.file ?? '');
          const kept = row.papers[place];
          if (kept) return files.read(recruiterId, `paper ${place}`, kept.file_key);
          return taken.get(policy.documentField(at)) ?? Buffer.alloc(0);
        }),
      );
      return read(recruiterId);
    },
    openForAdmin: createReview({ db, seal, files }),
  };
}
export type RecruiterVerifications = ReturnType<typeof createRecruiterVerification>;
