import type { UnavailableDates } from '@callboard/contract/people/availability';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { useChangeUnavailable, useMarkUnavailable, useRemoveUnavailable } from '../api.ts';
import { newRange, placeFaults, type RangeValues, rangeOf } from '../model/range-values.ts';

/** The dialog that is open, if any, and what it does. */
export function useRangeForm(userId: number) {
  const { t } = useTranslation('availability');
  const [form, setForm] = useState<{ values: RangeValues; id?: number }>();
  const mark = useMarkUnavailable(userId);
  const change = useChangeUnavailable(userId);
  const remove = useRemoveUnavailable(userId);
  const saving = form?.id === undefined ? mark : change;

  const sayTrouble = (error: unknown) => {
    const { code } = readTrouble(error);
    return t(code === 'NETWORK' ? 'trouble.network' : 'trouble.other');
  };
  const { fields } = readTrouble(saving.error);
  const faults = saving.error ? placeFaults(fields) : {};
  const done = (text: string) => {
    setForm(undefined);
    toast(text);
  };

  return {
    form,
    faults,
    trouble: saving.error && Object.keys(faults).length === 0 ? sayTrouble(saving.error) : undefined,
    isSaving: saving.isPending,
    isBusy: remove.isPending,
    openNew: (from: string, to?: string) => {
      mark.reset();
      setForm({ values: newRange(from, to) });
    },
    openOld: (dates: UnavailableDates) => {
      change.reset();
      setForm({ values: rangeOf(dates), id: dates.id });
    },
    close: () => setForm(undefined),
    save: (values: RangeValues) => {
      if (form?.id === undefined) mark.mutate(values, { onSuccess: () => done(t('marked')) });
      else change.mutate({ id: form.id, values }, { onSuccess: () => done(t('saved')) });
    },
    remove: (dates: UnavailableDates, wholeSeries: boolean) =>
      remove.mutate(
        { id: dates.id, wholeSeries },
        {
          onSuccess: () =>
            toast(t(wholeSeries ? 'seriesRemoved' : 'removed'), {
              // A whole series is marked anew by hand: its weeks may have been changed one by one.
              ...(!wholeSeries && {
                action: { label: t('undo'), onPress: () => mark.mutate(rangeOf(dates)) },
              }),
            }),
          onError: (error) => toast(sayTrouble(error), { severity: 'error' }),
        },
      ),
  };
}
