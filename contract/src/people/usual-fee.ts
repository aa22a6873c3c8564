import { z } from 'zod';
import { feeNoteLimit, feeUnits, maxFee } from './fees.ts';

/** What a talent usually asks for. Recruiters see it, guests and other talents never do. */
export const UsualFee = z
  .strictObject({
    rupees: z
      .int('Enter whole rupees')
      .min(0, 'Enter whole rupees')
      .max(maxFee, `Enter up to ${maxFee.toLocaleString('en-IN')}`),
    per: z.enum(feeUnits, 'Choose what the fee is for'),
    /** "Negotiable for student films" */
    note: z.string().trim().max(feeNoteLimit, `Use up to ${feeNoteLimit} characters`).nullable(),
  })
  .meta({ id: 'UsualFee' });
export type UsualFee = z.infer<typeof UsualFee>;
