import type { UnavailableDates } from '@callboard/contract/people/availability';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useMarkUnavailable, useRemoveUnavailable } from '../api.ts';
import { newRange, type RangeValues, rangeOf } from '../model/range-values.ts';

/** The dialog that is open, if any, and what else can be done with marked days. */
export function useMarkedDays(userId: number) {
  const { t } = useTranslation('availability');
  const [opened, setOpened] = useState<{ start: RangeValues; id: number | undefined }>();
  const mark = useMarkUnavailable(userId);
  const remove = useRemoveUnavailable(userId);
  const undo = ({ start_date, end_date, reason }: UnavailableDates) =>
    mark.mutate({ start_date, end_date, reason });
  return {
    opened,
    isBusy: remove.isPending,
    openNew: (from: string, to?: string) => setOpened({ start: newRange(from, to), id: undefined }),
    openOld: (dates: UnavailableDates) => setOpened({ start: rangeOf(dates), id: dates.id }),
    close: () => setOpened(undefined),
    remove: (dates: UnavailableDates, wholeSeries: boolean) =>
      remove.mutate(
        { id: dates.id, wholeSeries },
        {
          onSuccess: () =>
            toast(t(wholeSeries ? 'seriesRemoved' : 'removed'), {
              // A whole series is marked anew by hand: its weeks may have been changed one by one.
              ...(!wholeSeries && { action: { label: t('undo'), onPress: () => undo(dates) } }),
            }),
          onError: (error) => {
            const { code } = readTrouble(error);
            toast(t(code === 'NETWORK' ? 'trouble.network' : 'trouble.other'), { severity: 'error' });
          },
        },
      ),
  };
}
