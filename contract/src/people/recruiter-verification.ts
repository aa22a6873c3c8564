import { z } from 'zod';
import { access } from '../access.ts';
import { Gstin } from '../billing/gstin.ts';
import { endpoint } from '../endpoint.ts';
import { IdInPath, Instant, WebAddress } from '../scalars.ts';
import { UploadKey } from './media.ts';
import { Name } from './names.ts';

const tag = 'recruiter';
const params = z.strictObject({ id: IdInPath });

/** What a company can show of itself. */
export const paperKinds = [
  'registration',
  'gst_certificate',
  'udyam_certificate',
  'guild_card',
  'production_letter',
] as const;
export const PaperKind = z.enum(paperKinds);

/** How a request stands; the papers themselves are never shown again. */
export const RecruiterVerification = z
  .object({
    status: z.enum(['none', 'in_review', 'verified', 'refused']),
    refused_reason: z.string().nullable(),
    legal_name: z.string().nullable(),
    /** Masked but for its end. */
    gstin: z.string().nullable(),
    papers: z.array(z.object({ kind: PaperKind, pages: z.int() })),
    submitted_at: Instant.nullable(),
    decided_at: Instant.nullable(),
  })
  .meta({ id: 'RecruiterVerification' });
export type RecruiterVerification = z.infer<typeof RecruiterVerification>;

export const getRecruiterVerification = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/verification',
  tag,
  summary: 'How the request to be verified stands',
  access: access.recruiter({ owned: true }),
  params,
  response: RecruiterVerification,
});

export const requestVerification = endpoint({
  method: 'POST',
  path: '/v1/recruiter/{id}/verification',
  tag,
  summary: 'Ask to be verified, with company papers; sending again before a decision replaces them',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject({
    legal_name: Name(160),
    gstin: Gstin.nullable(),
    /** Where the work can be looked up. */
    proof_link: WebAddress.nullable(),
    /** Pictures of papers: keys of uploads. */
    papers: z
      .array(z.strictObject({ kind: PaperKind, file: UploadKey }))
      .min(1)
      .max(6),
    note: z.string().trim().max(1000).nullable(),
  }),
  status: 201,
  response: RecruiterVerification,
});
