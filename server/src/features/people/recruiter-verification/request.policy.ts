import type { FieldError } from '@callboard/contract/errors';
import type { requestVerification } from '@callboard/contract/people/recruiter-verification';
import type { z } from 'zod';

export type VerificationRequest = z.output<(typeof requestVerification)['body']>;
/** Each is sealed separately. */
export type SealedPart = 'gstin' | `paper ${number}`;

export const documentField = (at: number) => `papers.${at}.file`;
export const uploadsOf = ({ papers }: VerificationRequest) => papers.map(({ file }) => file);

export const findRepeated = (request: VerificationRequest): FieldError | undefined => {
  const uploads = uploadsOf(request);
  const at = uploads.findIndex((file, index) => uploads.indexOf(file) !== index);
  return at < 0 ? undefined : { field: documentField(at), message: 'You’ve already added this photo' };
};

export const maskGstin = (gstin: string) => `•••• ${gstin.slice(-4)}`;

interface StoredRequest {
  readonly legal_name: string | null;
  readonly proof_link: string | null;
  readonly note: string | null;
  readonly papers: readonly { readonly kind: string; readonly upload: string }[];
  readonly gstin: string | null;
}

/** A repeated call, after the first response was lost. */
export const isSameRequest = (stored: StoredRequest, request: VerificationRequest): boolean => {
  const documentsKey = (papers: readonly { kind: string; file: string }[]) =>
    papers.map(({ kind, file }) => `${kind} ${file}`).join();
  return (
    documentsKey(stored.papers.map(({ kind, upload }) => ({ kind, file: upload }))) ===
      documentsKey(request.papers) &&
    stored.legal_name === request.legal_name &&
    stored.gstin === request.gstin &&
    stored.proof_link === request.proof_link &&
    stored.note === (request.note || null)
  );
};
