import { type BillingDetails, changeBillingDetails } from '@callboard/contract/billing/billing-details';
import { isGstin, stateOfGstin } from '@callboard/contract/billing/gstin';
import { useState } from 'react';
import { z } from 'zod';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useSaveDetails } from '../api.ts';
import { storedTexts } from './stored-texts.ts';

const detailFields = ['legal_name', 'gstin', 'address', 'city', 'state_code', 'pin_code'] as const;
export type DetailField = (typeof detailFields)[number];

/** As typed: everything is a text. */
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

/** A number says which state it is of: nobody has to choose it again. */
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

/** What the contract makes of it: details to send, or what is wrong with each field. */
function readDetails(
  values: DetailsValues,
  t: TFunction<'billing'>,
): { details: BillingDetails; faults?: undefined } | { details?: undefined; faults: DetailsErrors } {
  const { success, data, error } = changeBillingDetails.body.safeParse({
    ...values,
    gstin: isBlank(values.gstin) ? null : values.gstin,
  });
  if (success) return { details: data };
  const faults: DetailsErrors = {};
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isDetailField(field)) faults[field] ??= describeIssue(t, field, values[field], issue);
  }
  return { faults };
}

const draftName = 'details';
const Draft = z.record(z.enum(detailFields), z.string().max(1000));

function readDraft(userId: number): DetailsValues | undefined {
  try {
    return Draft.safeParse(JSON.parse(storedTexts.get(userId, draftName) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Who invoices are made out to, as it is typed: kept at every letter, checked when it is sent. */
export function useDetailsForm(userId: number, known: BillingDetails | null) {
  const { t } = useTranslation('billing');
  const [draft] = useState(() => readDraft(userId));
  const [values, setValues] = useState(draft ?? valuesOf(known));
  const [faults, setFaults] = useState<DetailsErrors>({});
  const [trouble, setTrouble] = useState<RequestError>();
  const { mutateAsync, isPending } = useSaveDetails(userId);

  const change = (field: DetailField, text: string) => {
    const next = withStateOfGstin({ ...values, [field]: text });
    setValues(next);
    setFaults(({ [field]: _, ...others }) => others);
    storedTexts.put(userId, draftName, JSON.stringify(next));
  };

  const refuse = (error: unknown) => {
    const refusal = readRequestError(error);
    const named = refusal.fields.flatMap(({ field, message }) =>
      isDetailField(field) ? [[field, message]] : [],
    );
    setFaults(Object.fromEntries(named));
    setTrouble(named.length > 0 ? undefined : refusal);
  };

  /** Whether they are saved. */
  const save = async (): Promise<BillingDetails | undefined> => {
    setTrouble(undefined);
    const read = readDetails(values, t);
    setFaults(read.faults ?? {});
    if (!read.details) return undefined;
    try {
      const saved = await mutateAsync(read.details);
      storedTexts.drop(userId, draftName);
      return saved;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };

  const discard = () => {
    storedTexts.drop(userId, draftName);
    setValues(valuesOf(known));
    setFaults({});
  };

  return {
    values,
    faults,
    trouble,
    change,
    save,
    discard,
    isSaving: isPending,
    isDraft: draft !== undefined,
  };
}
export type DetailsForm = ReturnType<typeof useDetailsForm>;
