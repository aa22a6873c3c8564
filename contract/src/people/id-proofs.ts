import { z } from 'zod';
import { Id, Instant, Line } from '../scalars.ts';
import { UploadKey } from './media.ts';

export const idProofTypeIds = { aadhaar: 1, drivingLicence: 2, pan: 3, passport: 4, other: 5 } as const;

/** Type, number and front are sent together. */
export const proofFields = {
  proof_type: Id.max(5).optional(),
  /** For an Aadhaar card, the last four digits only. */
  proof_id_number: Line(40).optional(),
  /** The upload key of the front. */
  proof_img: UploadKey.optional(),
  /** The upload key of the back. */
  proof_doc: UploadKey.optional(),
} as const;

/** What the owner sees: never the number, never the pictures. */
export const IdProof = z
  .object({
    status: z.enum(['none', 'in_review', 'verified', 'refused']),
    refused_reason: z.string().nullable(),
    proof_type: z.int().nullable(),
    /** Masked except for its end. */
    proof_id_number: z.string().nullable(),
    has_back: z.boolean(),
    submitted_at: Instant.nullable(),
  })
  .meta({ id: 'IdProof' });
export type IdProof = z.infer<typeof IdProof>;
