import '../words.ts';
import { todayInIndia } from '@callboard/contract/people/birth-date';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUnavailableDates } from '../api.ts';
import classes from './availability-calendar.module.css';
import { Legend } from './legend.tsx';
import { MarkedList } from './marked-list.tsx';
import { Months } from './months.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { useMarkedDays } from './use-marked-days.ts';

/** The days somebody cannot work: shown as a calendar and in words, marked by pressing them. */
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
        <div className={classes.skeleton}>
          <Skeleton height="21rem" />
          <Skeleton height="21rem" />
        </div>
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
                onEdit={range.openOld}
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
