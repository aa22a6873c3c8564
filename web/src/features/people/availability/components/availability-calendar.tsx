import '../words.ts';
import { todayInIndia } from '@callboard/contract/people/birth-date';
import { Button } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUnavailableDates } from '../api.ts';
import classes from './availability-calendar.module.css';
import { Legend } from './legend.tsx';
import { MarkedList } from './marked-list.tsx';
import { Months } from './months.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { useRangeForm } from './use-range-form.ts';

/** The days somebody cannot work: shown as a calendar and in words, marked by pressing them. */
export function AvailabilityCalendar({ userId }: { userId: number }) {
  const { t } = useTranslation('availability');
  const today = todayInIndia();
  const { data, isPending, refetch } = useUnavailableDates(userId);
  const range = useRangeForm(userId);

  if (isPending) {
    return (
      <Waiting label={t('loading')}>
        <div className={classes.skeleton}>
          <Skeleton height="21rem" />
          <Skeleton height="21rem" />
        </div>
      </Waiting>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('error.title')}
        happened={t('error.happened')}
        kept={t('error.kept')}
        next={t('error.next')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Months today={today} dates={data} onChoose={range.openNew} />
      <div className={classes.foot}>
        <Legend />
        <Button leftSection={<CalendarPlus size={17} aria-hidden />} onClick={() => range.openNew(today)}>
          {t('mark')}
        </Button>
      </div>
      <section className={classes.marked} aria-labelledby="marked-days">
        <SectionTitle id="marked-days" aside={t('ranges', { count: data.length })}>
          {t('list')}
        </SectionTitle>
        {data.length === 0 ? (
          <p className={classes.none}>{t('none')}</p>
        ) : (
          <MarkedList dates={data} isBusy={range.isBusy} onEdit={range.openOld} onRemove={range.remove} />
        )}
      </section>
      {range.form && (
        <RangeDialog
          initial={range.form.values}
          isNew={range.form.id === undefined}
          isSaving={range.isSaving}
          faults={range.faults}
          trouble={range.trouble}
          onSave={range.save}
          onClose={range.close}
        />
      )}
    </>
  );
}
