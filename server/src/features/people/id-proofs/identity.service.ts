import type { IdProof } from '@callboard/contract/people/id-proofs';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createSeal } from '../../../platform/sealing/seal.ts';
import { createSealedPictures } from '../../../platform/sealing/sealed-pictures.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PrivatePictures } from '../media/index.ts';
import { maskNumber } from './id-number.policy.ts';
import { toIdProof } from './id-proof.mapper.ts';
import { idProofSubmitted } from './identity.events.ts';
import * as queries from './identity.queries.ts';
import { type Proof, type ProofChange, type ProofPart, readProof } from './proof.policy.ts';
import { createProofReview } from './proof-review.service.ts';

const submissionsPerDay = { max: 20, seconds: 24 * 60 * 60 };

interface IdentityOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly pictures: PrivatePictures;
  readonly events: EventRecorder;
  readonly limits: Limits;
  /** Whoever has it can open every proof. */
  readonly secret: string;
}

const filesOf = ({ front_key, back_key }: { front_key: string; back_key: string | null }) =>
  back_key === null ? [front_key] : [front_key, back_key];
const uploadsOf = ({ front, back }: Proof) => (back === null ? [front] : [front, back]);

/** Who a talent is: taken in, kept sealed, looked at by the house alone. */
export function createIdentity({ db, storage, pictures, events, limits, secret }: IdentityOptions) {
  const seal = createSeal<ProofPart>(secret, 'id-proof');
  const files = createSealedPictures<ProofPart>(storage, seal);

  /** The same call again, because its answer was lost. */
  const isKept = async (talentId: number, proof: Proof) => {
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

  const keep = async (talentId: number, proof: Proof, taken: ReadonlyMap<string, Buffer>) => {
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
      const front_key = (await put('front', taken.get('proof_img'))) ?? '';
      const back_key = await put('back', taken.get('proof_doc'));
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
    /** Takes in what came with the profile; nothing of a proof is nothing to do. */
    async submit(talentId: number, change: ProofChange): Promise<void> {
      const proof = readProof(change);
      if (!proof) return;
      if ('faults' in proof) {
        const [first] = proof.faults;
        throw new ProblemError('VALIDATION_FAILED', {
          detail: `${first?.field}: ${first?.message}`,
          errors: proof.faults,
        });
      }
      if (await isKept(talentId, proof)) return;
      await limits.take(`identity:${talentId}`, submissionsPerDay);
      const { front, back } = proof;
      const uploads = new Map([
        ['proof_img', front],
        ...(back === null ? [] : [['proof_doc', back] as const]),
      ]);
      await pictures.take(talentId, uploads, (taken) => keep(talentId, proof, taken));
    },

    read: async (conn: Database, talentId: number): Promise<IdProof> =>
      toIdProof(await queries.findProof(conn, talentId)),

    ...createProofReview({ db, events, seal, files }),
  };
}
