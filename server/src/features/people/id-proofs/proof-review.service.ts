import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Seal } from '../../../platform/sealing/seal.ts';
import type { SealedPictures } from '../../../platform/sealing/sealed-pictures.ts';
import { idProofDecided } from './identity.events.ts';
import * as queries from './identity.queries.ts';
import type { PicturePart, ProofPart } from './proof.policy.ts';

interface ProofReviewOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly seal: Seal<ProofPart>;
  readonly files: SealedPictures<ProofPart>;
}

/** Whose proof, and which admin. */
interface Look {
  readonly talentId: number;
  readonly adminId: number;
}

/** What the house does with a proof. Each look at it is written down where the talent can read it. */
export function createProofReview({ db, events, seal, files }: ProofReviewOptions) {
  /** Nothing is opened that is not written down first. */
  const look = ({ talentId, adminId }: Look, what: queries.PrivateThing): Promise<queries.ProofRow> =>
    db.transaction().execute(async (trx) => {
      const row = await queries.findProof(trx, talentId);
      if (!row || (what === 'id_back' && row.back_key === null)) throw new ProblemError('NOT_FOUND');
      await queries.recordPrivateView(trx, { account_id: talentId, admin_id: adminId, what });
      return row;
    });

  return {
    openForAdmin: {
      async number(who: Look) {
        const { submission, number_sealed } = await look(who, 'id_number');
        return { submission, number: seal.open(who.talentId, 'number', number_sealed).toString() };
      },

      async picture(who: Look, part: PicturePart) {
        const row = await look(who, part === 'front' ? 'id_front' : 'id_back');
        const key = (part === 'front' ? row.front_key : row.back_key) ?? '';
        return { submission: row.submission, picture: await files.read(who.talentId, part, key) };
      },
    },

    /** On the submission that was looked at: one sent since then is not decided unseen. */
    decide: (
      who: Look & { readonly submission: string },
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
