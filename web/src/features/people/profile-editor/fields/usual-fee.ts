import { feeUnits } from '@callboard/contract/people/fees';
import { talentFields } from '@callboard/contract/people/profile-editor/payload';
import type { UsualFee } from '@callboard/contract/people/usual-fee';
import { z } from 'zod';
import type { Field } from '../../../../shared/lib/autosave/field.ts';
import { readRupees } from '../../../../shared/lib/typed/read-rupees.ts';
import { fieldError, type Section, writeAs } from './field-types.ts';

/** A fee as typed. The unit stays chosen while there is no amount. */
export const FeeText = z.object({ rupees: z.string(), per: z.enum(feeUnits), note: z.string() });
export type FeeText = z.infer<typeof FeeText>;

export const toFeeText = (fee: UsualFee | null): FeeText => ({
  rupees: fee ? fee.rupees.toLocaleString('en-IN') : '',
  per: fee?.per ?? 'day',
  note: fee?.note ?? '',
});

export const usualFeeField: Field<Section, FeeText> = {
  section: 'profile',
  draftSchema: FeeText,
  write({ rupees: typed, per, note }) {
    const rupees = readRupees(typed);
    if (rupees === undefined) return fieldError('fee');
    if (rupees === null) {
      return note.trim() === '' ? { body: { usual_fee: null } } : fieldError('feeOfNote');
    }
    return writeAs('usual_fee', talentFields.usual_fee, { rupees, per, note: note.trim() || null });
  },
};
