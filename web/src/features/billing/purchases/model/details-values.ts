import { type BillingDetails, changeBillingDetails } from '@callboard/contract/billing/billing-details';
import { isGstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import type { z } from 'zod';

export const detailFields = ['legal_name', 'gstin', 'address', 'city', 'state_code', 'pin_code'] as const;
export type DetailField = (typeof detailFields)[number];

/** As typed: everything is a text. */
export type DetailsValues = Readonly<Record<DetailField, string>>;
export type DetailsFaults = Partial<Record<DetailField, string>>;

const blank: DetailsValues = {
  legal_name: '',
  gstin: '',
  address: '',
  city: '',
  state_code: '',
  pin_code: '',
};

export const valuesOf = (details: BillingDetails | null): DetailsValues =>
  details ? { ...details, gstin: details.gstin ?? '' } : blank;

export const isDetailField = (name: unknown): name is DetailField =>
  detailFields.some((field) => field === name);

/** A number says which state it is of: nobody has to choose it again. */
export function withStateOfGstin(values: DetailsValues): DetailsValues {
  const gstin = values.gstin.replace(/\s/g, '').toUpperCase();
  return values.state_code === '' && isGstin(gstin) ? { ...values, state_code: stateOfGstin(gstin) } : values;
}

const isBlank = (text: string) => text.trim() === '';

type Issue = z.core.$ZodIssue;

function sayIssue(t: TFunction<'billing'>, field: DetailField, value: string, issue: Issue): string {
  if (isBlank(value)) return t(`details.missing.${field}`);
  if (issue.code === 'too_big') {
    return t('details.tooLong', { count: value.trim().length - Number(issue.maximum) });
  }
  return issue.message;
}

/** What the contract makes of it: details to send, or what is wrong with each field. */
export function readDetails(
  values: DetailsValues,
  t: TFunction<'billing'>,
): { details: BillingDetails; faults?: undefined } | { details?: undefined; faults: DetailsFaults } {
  const { success, data, error } = changeBillingDetails.body.safeParse({
    ...values,
    gstin: isBlank(values.gstin) ? null : values.gstin,
  });
  if (success) return { details: data };
  const faults: DetailsFaults = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isDetailField(field)) faults[field] ??= sayIssue(t, field, values[field], issue);
  }
  return { faults };
}
