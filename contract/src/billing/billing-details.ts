import { z } from 'zod';
import { access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Name } from '../people/names.ts';
import { IdInPath, Line } from '../scalars.ts';
import { Gstin, isGstin, stateOfGstin } from './gstin.ts';
import { stateCodes } from './indian-states.ts';

const tag = 'billing';
const params = z.strictObject({ id: IdInPath });

/** The buyer on an invoice. */
const fields = {
  legal_name: Name(160),
  gstin: Gstin.nullable(),
  address: Line(300),
  city: Name(80),
  state_code: z.enum(stateCodes),
  pin_code: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code'),
} as const;

export const BillingDetails = z.object(fields).meta({ id: 'BillingDetails' });
export type BillingDetails = z.infer<typeof BillingDetails>;

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/v1/recruiter/{id}/billing-details',
  tag,
  summary: 'Who invoices are made out to; null until it is saved',
  access: access.recruiter({ owned: true }),
  params,
  response: z.object({ details: BillingDetails.nullable() }),
});

export const changeBillingDetails = endpoint({
  method: 'PUT',
  path: '/v1/recruiter/{id}/billing-details',
  tag,
  summary: 'Change who invoices are made out to; invoices already issued do not change',
  access: access.recruiter({ owned: true, notFrozen: true }),
  params,
  body: z.strictObject(fields).superRefine(({ gstin, state_code }, context) => {
    if (gstin !== null && isGstin(gstin) && stateOfGstin(gstin) !== state_code) {
      const message = 'This GSTIN belongs to another state';
      context.addIssue({ code: 'custom', path: ['gstin'], message });
    }
  }),
  response: z.object({ details: BillingDetails }),
});
