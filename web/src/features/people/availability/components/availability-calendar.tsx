import '../i18n.ts';
import { todayInIndia } from '@callboard/contract/people/ages';
import type { UnavailableDates } from '@callboard/contract/people/availability';
import { CalendarPlus, Pencil, Repeat, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Columns } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useMarkUnavailable, useRemoveUnavailable, useUnavailableDates } from '../api.ts';
import { formatRange, newRange, type RangeValues, rangeOf } from '../model/ranges.ts';
import classes from './availability-calendar.module.css';
import { Months } from './months.tsx';
import { RangeDialog } from './range-dialog.tsx';

interface MarkedListProps {
  dates: readonly UnavailableDates[];
  isBusy: boolean;
  onEdit: (dates: UnavailableDates) => void;
  onRemove: (dates: UnavailableDates, wholeSeries: boolean) => void;
}

function Row({
  dates,
  isBusy,
  onEdit,
  onRemove,
}: Omit<MarkedListProps, 'dates'> & { dates: UnavailableDates }) {
  const { t } = useTranslation('availability');
  const range = formatRange(dates.start_date, dates.end_date);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <strong>{range}</strong>
        {dates.reason && <span>{dates.reason}</span>}
        {dates.series_id !== null && (
          <span className={classes.weekly}>
            <Repeat size={14} aria-hidden />
            {t('everyWeek')}
          </span>
        )}
      </div>
      {dates.is_booking ? (
        <Status name="confirmed">{t('states.booked')}</Status>
      ) : (
        <div className={classes.actions}>
          <Button
            variant="link"
            size="xs"
            disabled={isBusy}
            leftSection={<Pencil size={15} aria-hidden />}
            aria-label={t('editRange', { range })}
            onClick={() => onEdit(dates)}
          >
            {t('change')}
          </Button>
          <Button
            variant="link"
            size="xs"
            disabled={isBusy}
            leftSection={<X size={15} aria-hidden />}
            aria-label={t('removeRange', { range })}
            onClick={() => onRemove(dates, false)}
          >
            {t('remove')}
          </Button>
          {dates.series_id !== null && (
            <Button
              variant="link"
              size="xs"
              disabled={isBusy}
              aria-label={t('removeSeriesOf', { range })}
              onClick={() => onRemove(dates, true)}
            >
              {t('removeSeries')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function MarkedList({ dates, ...row }: MarkedListProps) {
  return (
    <ul className={classes.list}>
      {dates.map((range) => (
        <Row key={range.id} dates={range} {...row} />
      ))}
    </ul>
  );
}

/** The open dialog, if any, and the actions on marked dates. */
function useMarkedDays(userId: number) {
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
    openMarked: (dates: UnavailableDates) => setOpened({ start: rangeOf(dates), id: dates.id }),
    close: () => setOpened(undefined),
    remove: (dates: UnavailableDates, wholeSeries: boolean) =>
      remove.mutate(
        { id: dates.id, wholeSeries },
        {
          onSuccess: () =>
            toast(t(wholeSeries ? 'seriesRemoved' : 'removed'), {
              // No Undo for a series, because its weeks may have been changed one by one.
              ...(!wholeSeries && { action: { label: t('undo'), onPress: () => undo(dates) } }),
            }),
          onError: (error) => {
            const { code } = readRequestError(error);
            toast(t(code === 'NETWORK' ? 'errors.network' : 'errors.other'), { severity: 'error' });
          },
        },
      ),
  };
}

const states = ['free', 'unavailable', 'booked'] as const;

function Legend() {
  const { t } = useTranslation('availability');
  return (
    <ul className={classes.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={classes.sample} data-state={state} aria-hidden />
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** The dates a talent can't work, as a calendar and as a list. */
export function AvailabilityCalendar({ userId }: { userId: number }) {
  const { t } = useTranslation('availability');
  const today = todayInIndia();
  const range = useMarkedDays(userId);
  return (
    <QueryState
      query={useUnavailableDates(userId)}
      thing={t('thing')}
      kept={t('kept')}
      waiting={
        <Columns min="18rem" gap={6}>
          <Skeleton height="21rem" />
          <Skeleton height="21rem" />
        </Columns>
      }
    >
      {(dates) => (
        <>
          <Months today={today} dates={dates} onChoose={range.openNew} />
          <div className={classes.foot}>
            <Legend />
            <Button leftSection={<CalendarPlus size={17} aria-hidden />} onClick={() => range.openNew(today)}>
              {t('mark')}
            </Button>
          </div>
          <section className={classes.marked} aria-labelledby="marked-days">
            <SectionTitle id="marked-days" aside={t('ranges', { count: dates.length })}>
              {t('list')}
            </SectionTitle>
            {dates.length === 0 ? (
              <p className={classes.none}>{t('none')}</p>
            ) : (
              <MarkedList
                dates={dates}
                isBusy={range.isBusy}
                onEdit={range.openMarked}
                onRemove={range.remove}
              />
            )}
          </section>
          {range.opened && <RangeDialog {...range.opened} userId={userId} onClose={range.close} />}
        </>
      )}
    </QueryState>
  );
}
