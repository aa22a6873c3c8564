import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Seal } from '../../../platform/sealing/seal.ts';
import type { SealedPictures } from '../../../platform/sealing/sealed-pictures.ts';
import { recordPrivateView } from '../id-proofs/index.ts';
import type { SealedPart } from './request.policy.ts';
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
export function createPapersReview({ db, seal, files }: PapersReviewOptions) {
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
