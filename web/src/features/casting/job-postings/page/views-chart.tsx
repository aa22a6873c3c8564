import type { JobNumbers } from '@callboard/contract/casting/job-postings';
import { formatDay, formatDayMonth } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { type Period, periodsOf } from '../model/job-periods.ts';
import classes from './views-chart.module.css';

const height = 96;
const width = 320;

const share = (count: number, most: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height));

function Bars({ periods, label }: { periods: readonly Period[]; label: string }) {
  const most = Math.max(1, ...periods.map(({ views, applications }) => Math.max(views, applications)));
  const step = width / periods.length;
  const gap = Math.min(3, step * 0.25);
  return (
    <svg
      className={classes.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {periods.map(({ from, views, applications }, index) => {
        const place = { x: index * step, width: Math.max(1, step - gap) };
        return (
          <g key={from} data-last={index === periods.length - 1 || undefined}>
            <rect
              className={classes.views}
              {...place}
              y={height - share(views, most)}
              height={share(views, most)}
            />
            <rect
              className={classes.applications}
              {...place}
              y={height - share(applications, most)}
              height={share(applications, most)}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The same figures as a table, for whoever reads numbers rather than bars. */
function Table({ periods, isWeekly }: { periods: readonly Period[]; isWeekly: boolean }) {
  const { t } = useTranslation('jobPostings');
  return (
    <details className={classes.details}>
      <summary>{t('numbers.table')}</summary>
      <div className={classes.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(isWeekly ? 'numbers.week' : 'numbers.day')}</th>
              <th scope="col">{t('numbers.views')}</th>
              <th scope="col">{t('numbers.applications')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.toReversed().map(({ from, views, applications }) => (
              <tr key={from}>
                <th scope="row">{formatDay(from)}</th>
                <td>{formatCount(views)}</td>
                <td>{formatCount(applications)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Views and applications since the job opened: by day, or by week once there are many days. */
export function ViewsChart({ numbers }: { numbers: JobNumbers }) {
  const { t } = useTranslation('jobPostings');
  const { periods, isWeekly } = periodsOf(numbers.days);
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...periods.map(({ views, applications }) => Math.max(views, applications)));
  const label = t('numbers.chart', {
    views: formatCount(numbers.views),
    applications: formatCount(numbers.applications),
  });
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        <span data-kind="views">{t('numbers.views')}</span>
        <span data-kind="applications">{t('numbers.applications')}</span>
        <small>{t(isWeekly ? 'numbers.perWeek' : 'numbers.perDay')}</small>
      </figcaption>
      <div className={classes.plot}>
        <span className={classes.most} aria-hidden>
          {formatCount(most)}
        </span>
        <Bars periods={periods} label={label} />
      </div>
      <p className={classes.ends} aria-hidden>
        <span>{formatDayMonth(first.from)}</span>
        {periods.length > 1 && <span>{formatDayMonth(last.from)}</span>}
      </p>
      <Table periods={periods} isWeekly={isWeekly} />
    </figure>
  );
}
