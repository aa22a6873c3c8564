import { type BillingDetails, changeBillingDetails } from '@callboard/contract/billing/billing-details';
import { isGstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import { useState } from 'react';
import { z } from 'zod';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useSaveDetails } from '../api.ts';
import { billingStorage } from './billing-storage.ts';

const detailFields = ['legal_name', 'gstin', 'address', 'city', 'state_code', 'pin_code'] as const;
export type DetailField = (typeof detailFields)[number];

type DetailsValues = Readonly<Record<DetailField, string>>;
type DetailsErrors = Partial<Record<DetailField, string>>;

const blank: DetailsValues = {
  legal_name: '',
  gstin: '',
  address: '',
  city: '',
  state_code: '',
  pin_code: '',
};

const valuesOf = (details: BillingDetails | null): DetailsValues =>
  details ? { ...details, gstin: details.gstin ?? '' } : blank;

const isDetailField = (name: unknown): name is DetailField => detailFields.some((field) => field === name);

/** The first two digits of a GSTIN are its state, so the state is filled in. */
function withStateOfGstin(values: DetailsValues): DetailsValues {
  const gstin = values.gstin.replace(/\s/g, '').toUpperCase();
  return values.state_code === '' && isGstin(gstin) ? { ...values, state_code: stateOfGstin(gstin) } : values;
}

const isBlank = (text: string) => text.trim() === '';

type Issue = z.core.$ZodIssue;

function describeIssue(t: TFunction<'billing'>, field: DetailField, value: string, issue: Issue): string {
  if (isBlank(value)) return t(`details.missing.${field}`);
  if (issue.code === 'too_big') {
    return t('details.tooLong', { count: value.trim().length - Number(issue.maximum) });
  }
  return issue.message;
}

function readDetails(
  values: DetailsValues,
  t: TFunction<'billing'>,
):
  | { details: BillingDetails; fieldErrors?: undefined }
  | { details?: undefined; fieldErrors: DetailsErrors } {
  const { success, data, error } = changeBillingDetails.body.safeParse({
    ...values,
    gstin: isBlank(values.gstin) ? null : values.gstin,
  });
  if (success) return { details: data };
  const fieldErrors: DetailsErrors = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isDetailField(field)) fieldErrors[field] ??= describeIssue(t, field, values[field], issue);
  }
  return { fieldErrors };
}

const draftName = 'details';
const Draft = z.record(z.enum(detailFields), z.string().max(1000));

function readDraft(userId: number): DetailsValues | undefined {
  try {
    return Draft.safeParse(JSON.parse(billingStorage.get(userId, draftName) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Billing details with a draft that survives a reload. */
export function useDetailsForm(userId: number, saved: BillingDetails | null) {
  const { t } = useTranslation('billing');
  const [draft] = useState(() => readDraft(userId));
  const [values, setValues] = useState(draft ?? valuesOf(saved));
  const [fieldErrors, setFieldErrors] = useState<DetailsErrors>({});
  const [requestError, setRequestError] = useState<RequestError>();
  const { mutateAsync, isPending } = useSaveDetails(userId);

  const change = (field: DetailField, text: string) => {
    const next = withStateOfGstin({ ...values, [field]: text });
    setValues(next);
    setFieldErrors(({ [field]: _, ...others }) => others);
    billingStorage.set(userId, draftName, JSON.stringify(next));
  };

  const showErrors = (error: unknown) => {
    const failure = readRequestError(error);
    const named = failure.fields.flatMap(({ field, message }) =>
      isDetailField(field) ? [[field, message]] : [],
    );
    setFieldErrors(Object.fromEntries(named));
    setRequestError(named.length > 0 ? undefined : failure);
  };

  /** Undefined when saving failed. */
  const save = async (): Promise<BillingDetails | undefined> => {
    setRequestError(undefined);
    const result = readDetails(values, t);
    setFieldErrors(result.fieldErrors ?? {});
    if (!result.details) return undefined;
    try {
      const saved = await mutateAsync(result.details);
      billingStorage.remove(userId, draftName);
      return saved;
    } catch (error) {
      showErrors(error);
      return undefined;
    }
  };

  const discard = () => {
    billingStorage.remove(userId, draftName);
    setValues(valuesOf(saved));
    setFieldErrors({});
  };

  return {
    values,
    fieldErrors,
    requestError,
    change,
    save,
    discard,
    isSaving: isPending,
    isDraft: draft !== undefined,
  };
}
export type DetailsForm = ReturnType<typeof useDetailsForm>;
