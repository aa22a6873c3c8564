import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { formatDayMonth, formatDays } from '@callboard/contract/short-dates';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import classes from './talent-aside.module.css';

/** At least 1, because heights are divided by it. */
const maxViews = (days: readonly { readonly views: number }[]): number =>
  Math.max(1, ...days.map(({ views }) => views));

type Visits = TalentDashboard['looks'];

function DayChart({ visits }: { visits: Visits }) {
  const { t } = useTranslation('dashboard');
  const top = maxViews(visits.days);
  const today = visits.days.at(-1)?.views ?? 0;
  return (
    <>
      <div className={classes.days} role="img" aria-label={t('visitors.chart', { count: visits.views })}>
        {visits.days.map(({ day, views, unlocks }) => (
          <span
            key={day}
            data-unlocked={unlocks > 0 || undefined}
            data-today={(day === visits.to && views > 0) || undefined}
            style={{ height: `${Math.max(3, Math.round((views / top) * 100))}%` }}
          />
        ))}
      </div>
      <p className={classes.ends}>
        <span>{formatDayMonth(visits.from)}</span>
        <span>{t('visitors.today', { count: today })}</span>
      </p>
    </>
  );
}

type Visitor = Visits['visitors'][number];

/** The day of an unlock before the days shown, which their sum does not count. */
function earlierUnlock({ unlocked_at }: Visitor, from: string): string | undefined {
  const day = unlocked_at === null ? from : dayInIndia(Date.parse(unlocked_at));
  return day < from ? day : undefined;
}

function VisitorRow({ visitor, from }: { visitor: Visitor; from: string }) {
  const { t } = useTranslation('dashboard');
  const { name, company, image, times, unlocked_at, recruiterUniqueId } = visitor;
  const earlier = earlierUnlock(visitor, from);
  const facts = [
    company,
    times > 1 && t('visitors.times', { count: times }),
    earlier && t('visitors.unlockedOn', { day: formatDayMonth(earlier) }),
  ];
  return (
    <li className={classes.visitor}>
      <Avatar src={image ?? undefined} name={name} />
      <span className={classes.who}>
        <Link to={paths.recruiter(recruiterUniqueId)}>{name}</Link>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Status name={unlocked_at && !earlier ? 'unlocked' : 'viewed'} />
    </li>
  );
}

const shownWhenFolded = 4;

/** The newest, and the others when asked for. */
function VisitorList({ visits }: { visits: Visits }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const { visitors, total_visitors: total } = visits;
  const shown = isOpen ? visitors : visitors.slice(0, shownWhenFolded);
  const left = total - visitors.length;
  return (
    <>
      <ul className={classes.visitors} id="visitor-list">
        {shown.map((visitor) => (
          <VisitorRow key={visitor.recruiterUniqueId} visitor={visitor} from={visits.from} />
        ))}
      </ul>
      {isOpen && left > 0 && <p className={classes.none}>{t('visitors.more', { count: left })}</p>}
      {visitors.length > shownWhenFolded && (
        <Button
          variant="ghost"
          fullWidth
          aria-expanded={isOpen}
          aria-controls="visitor-list"
          rightSection={<ChevronDown className={classes.chevron} size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('visitors.fewer') : t('visitors.all', { count: total })}
        </Button>
      )}
    </>
  );
}

/** Who viewed and who unlocked the profile in the last 14 days. */
export function VisitorsPanel({ visits }: { visits: Visits }) {
  const { t } = useTranslation('dashboard');
  const span = formatDays(visits.from, visits.to);
  return (
    <section className={classes.panel} aria-labelledby="visitors">
      <SectionTitle id="visitors" aside={span}>
        {t('visitors.title')}
      </SectionTitle>
      <dl className={classes.sums}>
        <div>
          <dd>{formatCount(visits.views)}</dd>
          <dt>{t('visitors.views', { count: visits.views })}</dt>
        </div>
        <div>
          <dd>{formatCount(visits.unlocks)}</dd>
          <dt>{t('visitors.unlocks', { count: visits.unlocks })}</dt>
        </div>
      </dl>
      {visits.views > 0 && <DayChart visits={visits} />}
      {visits.visitors.length > 0 ? (
        <VisitorList visits={visits} />
      ) : (
        <p className={classes.none}>{t('visitors.none')}</p>
      )}
    </section>
  );
}
