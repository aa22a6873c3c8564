import type { OwnJobRow } from '@callboard/contract/casting/job-postings';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import classes from './sparkline.module.css';

const height = 28;
const step = 6;
const bar = 4;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Views of the last days with the applications in them. The newest day is amber. */
export function Sparkline({ recent }: { recent: OwnJobRow['recent'] }) {
  const { t } = useTranslation('jobPostings');
  const most = Math.max(1, ...recent.map(({ views, applications }) => Math.max(views, applications)));
  const tall = (count: number) => (count === 0 ? 1 : Math.max(2, Math.round((count / most) * height)));
  const said = t('row.recent', {
    views: formatCount(sum(recent.map(({ views }) => views))),
    applications: formatCount(sum(recent.map(({ applications }) => applications))),
  });
  // The oldest first; a day has no name of its own.
  const days = recent.map((day, index) => ({ ...day, x: index * step, isLast: index === recent.length - 1 }));
  return (
    <svg
      className={classes.line}
      role="img"
      aria-label={said}
      viewBox={`0 0 ${Math.max(1, recent.length) * step - (step - bar)} ${height}`}
      width={Math.max(1, recent.length) * step - (step - bar)}
      height={height}
    >
      <title>{said}</title>
      {days.map(({ x, views, applications, isLast }) => (
        <g key={x} data-last={isLast || undefined}>
          <rect className={classes.views} x={x} y={height - tall(views)} width={bar} height={tall(views)} />
          {applications > 0 && (
            <rect
              className={classes.applications}
              x={x}
              y={height - tall(applications)}
              width={bar}
              height={tall(applications)}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
