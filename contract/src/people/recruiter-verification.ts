import { z } from 'zod';
import { access } from '../access.ts';
import { Gstin } from '../billing/gstin.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant, WebAddress } from '../scalars.ts';
import { UploadKey } from './media.ts';
import { Name } from './names.ts';

const tag = 'recruiter';
const params = z.strictObject({ id: IdInPath });

export const documentTypes = [
  'registration',
  'gst_certificate',
  'udyam_certificate',
  'guild_card',
  'production_letter',
] as const;
export const DocumentType = z.enum(documentTypes);

/** The documents themselves are never returned. */
export const RecruiterVerification = z
  .object({
    status: z.enum(['none', 'in_review', 'verified', 'refused']),
    refused_reason: z.string().nullable(),
    legal_name: z.string().nullable(),
    /** Only the last digits are readable. */
    gstin: z.string().nullable(),
    papers: z.array(z.object({ kind: DocumentType, pages: z.int() })),
    proof_link: z.string().nullable(),
    note: z.string().nullable(),
    /** The whole number, to send it again with a change. Its owner alone reads it, until they are verified. */
    sent_gstin: z.string().nullable(),
    /** After a refusal: what was sent, to send again. The file names a document and opens nothing. */
    sent_papers: z.array(z.object({ kind: DocumentType, file: UploadKey })),
    submitted_at: Instant.nullable(),
    decided_at: Instant.nullable(),
  })
  .meta({ id: 'RecruiterVerification' });
export type RecruiterVerification = z.infer<typeof RecruiterVerification>;

export const getRecruiterVerification = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/verification',
  tag,
  summary: 'Status of the request to be verified',
  access: access.recruiter({ owned: true }),
  params,
  response: RecruiterVerification,
});

export const requestVerification = endpoint({
  method: 'POST',
  path: '/v1/recruiter/{id}/verification',
  tag,
  summary: 'Request verification with company documents; sending again before a decision replaces them',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    legal_name: Name(160),
    gstin: Gstin.nullable(),
    proof_link: WebAddress.nullable(),
    /** Photos or PDFs of the documents: upload keys, or those of sent_papers. */
    papers: z
      .array(z.strictObject({ kind: DocumentType, file: UploadKey }))
      .min(1)
      .max(6),
    note: z.string().trim().max(1000).nullable(),
  }),
  status: 201,
  response: RecruiterVerification,
});
