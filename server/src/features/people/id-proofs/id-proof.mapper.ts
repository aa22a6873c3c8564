import type { IdProof } from '@callboard/contract/people/id-proofs';
import type { ProofRow } from './identity.queries.ts';

const nothing: IdProof = {
  status: 'none',
  refused_reason: null,
  proof_type: null,
  proof_id_number: null,
  has_back: false,
  submitted_at: null,
};

const statusOf = (status: string) => (status === 'verified' || status === 'refused' ? status : 'in_review');

/** What the owner sees: neither the number nor a picture. */
export const toIdProof = (row: ProofRow | undefined): IdProof =>
  row
    ? {
        status: statusOf(row.status),
        refused_reason: row.refused_reason,
        proof_type: row.proof_type_id,
        proof_id_number: row.number_masked,
        has_back: row.back_key !== null,
        submitted_at: row.submitted_at.toISOString(),
      }
    : nothing;
