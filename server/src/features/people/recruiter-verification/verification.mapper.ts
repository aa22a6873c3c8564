import { DocumentType, type RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import type { VerificationRow } from './verification.queries.ts';

type Status = RecruiterVerification['status'];

/** Whether they are verified now, whatever happened to the documents. */
const statusOf = ({ verified_at, status }: VerificationRow): Status => {
  if (verified_at !== null) return 'verified';
  return status === 'in_review' || status === 'refused' ? status : 'none';
};

const countPages = (papers: VerificationRow['papers']): RecruiterVerification['papers'] =>
  [...new Set(papers.map(({ kind }) => kind))].map((kind) => ({
    kind: DocumentType.parse(kind),
    pages: papers.filter((document) => document.kind === kind).length,
  }));

/** What the owner sees: no document, and the whole number only while it may have to be sent again. */
export const toRecruiterVerification = (
  row: VerificationRow,
  openGstin: (sealed: Buffer) => string,
): RecruiterVerification => {
  const status = statusOf(row);
  return {
    status,
    refused_reason: status === 'refused' ? row.refused_reason : null,
    legal_name: row.legal_name,
    gstin: row.gstin_masked,
    sent_gstin: status === 'verified' || row.gstin_sealed === null ? null : openGstin(row.gstin_sealed),
    papers: countPages(row.papers),
    proof_link: row.proof_link,
    note: row.note,
    sent_papers:
      status === 'refused'
        ? row.papers.map(({ kind, upload }) => ({ kind: DocumentType.parse(kind), file: upload }))
        : [],
    submitted_at: row.submitted_at?.toISOString() ?? null,
    decided_at: (status === 'verified' ? row.verified_at : row.decided_at)?.toISOString() ?? null,
  };
};
