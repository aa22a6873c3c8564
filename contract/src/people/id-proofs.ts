import { z } from 'zod';
import { Id, Instant, Line } from '../scalars.ts';
import { UploadKey } from './media.ts';

export const idProofTypeIds = { aadhaar: 1, drivingLicence: 2, pan: 3, passport: 4, other: 5 } as const;

/** What a talent sends to prove who they are. Type, number and the front go together. */
export const proofFields = {
  proof_type: Id.max(5).optional(),
  /** Of an Aadhaar card the last four digits only. */
  proof_id_number: Line(40).optional(),
  /** The key of an uploaded picture of the front. */
  proof_img: UploadKey.optional(),
  /** The key of an uploaded picture of the back. */
  proof_doc: UploadKey.optional(),
} as const;

/** What its owner sees of it: never the number, never the pictures. */
export const IdProof = z
  .object({
    status: z.enum(['none', 'in_review', 'verified', 'refused']),
    refused_reason: z.string().nullable(),
    proof_type: z.int().nullable(),
    /** Masked but for its end. */
    proof_id_number: z.string().nullable(),
    has_back: z.boolean(),
    submitted_at: Instant.nullable(),
  })
  .meta({ id: 'IdProof' });
export type IdProof = z.infer<typeof IdProof>;
