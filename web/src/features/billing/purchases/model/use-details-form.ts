import type { BillingDetails } from '@callboard/contract/billing/billing-details';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useSaveDetails } from '../api.ts';
import {
  type DetailField,
  type DetailsErrors,
  type DetailsValues,
  detailFields,
  isDetailField,
  readDetails,
  valuesOf,
  withStateOfGstin,
} from './details-values.ts';
import { storedTexts } from './stored-texts.ts';

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
