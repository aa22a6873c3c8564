import type { IdProof } from '@callboard/contract/people/id-proofs';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createSeal, type Seal } from '../../../platform/sealing/seal.ts';
import { createSealedPictures, type SealedPictures } from '../../../platform/sealing/sealed-pictures.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PrivatePictures } from '../media/index.ts';
import { toIdProof } from './id-proof.mapper.ts';
import {
  maskNumber,
  type PicturePart,
  type Proof,
  type ProofChange,
  type ProofPart,
  readProof,
} from './id-proof.policy.ts';
import { idProofDecided, idProofSubmitted } from './identity.events.ts';
import * as queries from './identity.queries.ts';

interface ProofReviewOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly seal: Seal<ProofPart>;
  readonly files: SealedPictures<ProofPart>;
}

interface AdminView {
  readonly talentId: number;
  readonly adminId: number;
}

/** What admins do with a proof. Every access is recorded where the talent can read it. */
function createProofReview({ db, events, seal, files }: ProofReviewOptions) {
  /** Recorded before anything is opened. */
  const openProof = (
    { talentId, adminId }: AdminView,
    what: queries.PrivateThing,
  ): Promise<queries.ProofRow> =>
    db.transaction().execute(async (trx) => {
      const row = await queries.findProof(trx, talentId);
      if (!row || (what === 'id_back' && row.back_key === null)) throw new ProblemError('NOT_FOUND');
      await queries.recordPrivateView(trx, { account_id: talentId, admin_id: adminId, what });
      return row;
    });

  return {
    openForAdmin: {
      async number(who: AdminView) {
        const { submission, number_sealed } = await openProof(who, 'id_number');
        return { submission, number: seal.open(who.talentId, 'number', number_sealed).toString() };
      },

      async picture(who: AdminView, part: PicturePart) {
        const row = await openProof(who, part === 'front' ? 'id_front' : 'id_back');
        const key = (part === 'front' ? row.front_key : row.back_key) ?? '';
        return { submission: row.submission, picture: await files.read(who.talentId, part, key) };
      },
    },

    /** Decides the submission that was reviewed, never one sent since. */
    decide: (
      who: AdminView & { readonly submission: string },
      verdict: { readonly verified: true } | { readonly refused: string },
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const outcome: queries.Verdict =
          'verified' in verdict
            ? { status: 'verified', refused_reason: null }
            : { status: 'refused', refused_reason: verdict.refused };
        if (!(await queries.decideProof(trx, who, outcome))) throw new ProblemError('CONFLICT');
        await events.record(trx, idProofDecided, { talentId: who.talentId, submission: who.submission });
      }),
  };
}

const submissionsPerDay = { max: 20, seconds: 24 * 60 * 60 };

interface IdentityOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly pictures: PrivatePictures;
  readonly events: EventRecorder;
  readonly limits: Limits;
  /** Opens every proof. */
  readonly secret: string;
}

const filesOf = ({ front_key, back_key }: { front_key: string; back_key: string | null }) =>
  back_key === null ? [front_key] : [front_key, back_key];
const uploadsOf = ({ front, back }: Proof) => (back === null ? [front] : [front, back]);

/** Stores ID proofs encrypted and opens them for admins only. */
export function createIdentity({ db, storage, pictures, events, limits, secret }: IdentityOptions) {
  const seal = createSeal<ProofPart>(secret, 'id-proof');
  const files = createSealedPictures<ProofPart>(storage, seal);

  /** The same request again after a lost response. */
  const isAlreadyStored = async (talentId: number, proof: Proof) => {
    const row = await queries.findProof(db, talentId);
    if (row?.uploads.join() !== uploadsOf(proof).join() || row.proof_type_id !== proof.typeId) return false;
    return seal.open(talentId, 'number', row.number_sealed).toString() === proof.number;
  };

  const write = (proof: queries.SealedProof) =>
    db.transaction().execute(async (trx) => {
      const { talent_id: talentId } = proof;
      if (!(await queries.lockTalent(trx, talentId))) throw new ProblemError('NOT_FOUND');
      const before = await queries.findProof(trx, talentId);
      const submission = await queries.replaceProof(trx, proof);
      if (before) await removeFilesLater(trx, filesOf(before));
      await events.record(trx, idProofSubmitted, { talentId, submission });
    });

  const store = async (talentId: number, proof: Proof, pictureBytes: ReadonlyMap<string, Buffer>) => {
    const stored: string[] = [];
    let stored_bytes = 0;
    const put = async (part: 'front' | 'back', picture: Buffer | undefined) => {
      if (!picture) return null;
      const { key, bytes } = await files.put(talentId, part, picture);
      stored.push(key);
      stored_bytes += bytes;
      return key;
    };
    try {
      const front_key = (await put('front', pictureBytes.get('proof_img'))) ?? '';
      const back_key = await put('back', pictureBytes.get('proof_doc'));
      await write({
        talent_id: talentId,
        proof_type_id: proof.typeId,
        number_sealed: seal.seal(talentId, 'number', Buffer.from(proof.number)),
        number_masked: maskNumber(proof.typeId, proof.number),
        front_key,
        back_key,
        stored_bytes,
        uploads: uploadsOf(proof),
      });
    } catch (error) {
      await files.discard(stored);
      throw error;
    }
  };

  return {
    /** Stores a proof sent with the profile; does nothing without one. */
    async submit(talentId: number, change: ProofChange): Promise<void> {
      const proof = readProof(change);
      if (!proof) return;
      if ('errors' in proof) {
        const [first] = proof.errors;
        throw new ProblemError('VALIDATION_FAILED', {
          detail: `${first?.field}: ${first?.message}`,
          errors: proof.errors,
        });
      }
      if (await isAlreadyStored(talentId, proof)) return;
      await limits.take(`identity:${talentId}`, submissionsPerDay);
      const { front, back } = proof;
      const uploads = new Map([
        ['proof_img', front],
        ...(back === null ? [] : [['proof_doc', back] as const]),
      ]);
      await pictures.take(talentId, uploads, (pictureBytes) => store(talentId, proof, pictureBytes));
    },

    read: async (conn: Database, talentId: number): Promise<IdProof> =>
      toIdProof(await queries.findProof(conn, talentId)),

    ...createProofReview({ db, events, seal, files }),
  };
}
