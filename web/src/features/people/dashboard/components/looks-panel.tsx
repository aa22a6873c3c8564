import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayMonth } from '../../../../shared/lib/format/calendar-days.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { tallest } from '../model/looks.ts';
import classes from './looks-panel.module.css';

type Looks = TalentDashboard['looks'];

function Days({ looks }: { looks: Looks }) {
  const { t } = useTranslation('dashboard');
  const top = tallest(looks.days);
  const today = looks.days.at(-1)?.views ?? 0;
  return (
    <>
      <div className={classes.days} role="img" aria-label={t('looks.chart', { count: looks.views })}>
        {looks.days.map(({ day, views, unlocks }) => (
          <span
            key={day}
            data-unlocked={unlocks > 0 || undefined}
            data-today={(day === looks.to && views > 0) || undefined}
            style={{ height: `${Math.max(3, Math.round((views / top) * 100))}%` }}
          />
        ))}
      </div>
      <p className={classes.ends}>
        <span>{formatDayMonth(looks.from)}</span>
        <span>{t('looks.today', { count: today })}</span>
      </p>
    </>
  );
}

function Visitor({ visitor }: { visitor: Looks['visitors'][number] }) {
  const { t } = useTranslation('dashboard');
  const { name, company, image, times, unlocked_at, recruiterUniqueId } = visitor;
  return (
    <li className={classes.visitor}>
      <Avatar src={image ?? undefined} name={name} />
      <span className={classes.who}>
        <Link to={paths.recruiter(recruiterUniqueId)}>{name}</Link>
        <span>{times > 1 ? t('looks.times', { company, count: times }) : company}</span>
      </span>
      <Status name={unlocked_at ? 'unlocked' : 'viewed'} />
    </li>
  );
}

/** Who looked at the profile in the last fourteen days, and who unlocked it. */
export function LooksPanel({ looks }: { looks: Looks }) {
  const { t } = useTranslation('dashboard');
  const span = t('looks.span', { from: formatDayMonth(looks.from), to: formatDayMonth(looks.to) });
  return (
    <section className={classes.panel} aria-labelledby="looks">
      <SectionTitle id="looks" aside={span}>
        {t('looks.title')}
      </SectionTitle>
      <dl className={classes.sums}>
        <div>
          <dd>{formatCount(looks.views)}</dd>
          <dt>{t('looks.views', { count: looks.views })}</dt>
        </div>
        <div>
          <dd>{formatCount(looks.unlocks)}</dd>
          <dt>{t('looks.unlocks', { count: looks.unlocks })}</dt>
        </div>
      </dl>
      {looks.views > 0 && <Days looks={looks} />}
      {looks.visitors.length > 0 ? (
        <ul className={classes.visitors}>
          {looks.visitors.map((visitor) => (
            <Visitor key={visitor.recruiterUniqueId} visitor={visitor} />
          ))}
        </ul>
      ) : (
        <p className={classes.nobody}>{t('looks.nobody')}</p>
      )}
    </section>
  );
}
