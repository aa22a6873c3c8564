import type { FieldError } from '@callboard/contract/errors';
import type { requestVerification } from '@callboard/contract/people/recruiter-verification';
import type { z } from 'zod';

export type PapersRequest = z.output<(typeof requestVerification)['body']>;
/** What is sealed, each by itself. */
export type SealedPart = 'gstin' | `paper ${number}`;

export const fieldOfPaper = (at: number) => `papers.${at}.file`;
export const uploadsOf = ({ papers }: PapersRequest) => papers.map(({ file }) => file);

/** One picture stands for one paper. */
export const findRepeated = (request: PapersRequest): FieldError | undefined => {
  const uploads = uploadsOf(request);
  const at = uploads.findIndex((file, place) => uploads.indexOf(file) !== place);
  return at < 0 ? undefined : { field: fieldOfPaper(at), message: 'This picture is there already' };
};

/** What its owner knows it by. */
export const maskGstin = (gstin: string) => `•••• ${gstin.slice(-4)}`;

interface Kept {
  readonly legal_name: string | null;
  readonly proof_link: string | null;
  readonly note: string | null;
  readonly papers: readonly { readonly kind: string; readonly upload: string }[];
  readonly gstin: string | null;
}

/** The same call again, because its answer was lost. */
export const isSameRequest = (kept: Kept, request: PapersRequest): boolean => {
  const paperLine = (papers: readonly { kind: string; file: string }[]) =>
    papers.map(({ kind, file }) => `${kind} ${file}`).join();
  return (
    paperLine(kept.papers.map(({ kind, upload }) => ({ kind, file: upload }))) ===
      paperLine(request.papers) &&
    kept.legal_name === request.legal_name &&
    kept.gstin === request.gstin &&
    kept.proof_link === request.proof_link &&
    kept.note === (request.note || null)
  );
};
