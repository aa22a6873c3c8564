import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayMonth } from '../../../../shared/lib/format/calendar-days.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useTalentDashboard } from '../api.ts';
import { completenessByPage, gainOf, sectionOfPart } from '../model/strength.ts';
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

function Visitor({ visitor }: { visitor: Visits['visitors'][number] }) {
  const { t } = useTranslation('dashboard');
  const { name, company, image, times, unlocked_at, recruiterUniqueId } = visitor;
  return (
    <li className={classes.visitor}>
      <Avatar src={image ?? undefined} name={name} />
      <span className={classes.who}>
        <Link to={paths.recruiter(recruiterUniqueId)}>{name}</Link>
        <span>{times > 1 ? t('visitors.times', { company, count: times }) : company}</span>
      </span>
      <Status name={unlocked_at ? 'unlocked' : 'viewed'} />
    </li>
  );
}

/** Who viewed and who unlocked the profile in the last 14 days. */
function VisitorsPanel({ visits }: { visits: Visits }) {
  const { t } = useTranslation('dashboard');
  const span = t('visitors.span', { from: formatDayMonth(visits.from), to: formatDayMonth(visits.to) });
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
        <ul className={classes.visitors}>
          {visits.visitors.map((visitor) => (
            <Visitor key={visitor.recruiterUniqueId} visitor={visitor} />
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('visitors.none')}</p>
      )}
    </section>
  );
}

function NextPart({ strength }: Pick<TalentDashboard, 'strength'>) {
  const { t } = useTranslation('dashboard');
  const { next } = strength;
  if (next === null) return <p className={classes.full}>{t('strength.full')}</p>;
  return (
    <div className={classes.next}>
      <h3>{t(`strength.parts.${next}.next`)}</h3>
      <p>
        {t(`strength.parts.${next}.text`)} {t('strength.worth', { gain: gainOf(strength, next) })}
      </p>
      <ButtonLink to={paths.editTalentSection(sectionOfPart[next])} fullWidth>
        {t(`strength.parts.${next}.action`)}
      </ButtonLink>
    </div>
  );
}

function Counts({ counts, strength }: Pick<TalentDashboard, 'counts' | 'strength'>) {
  const { t } = useTranslation('dashboard');
  const hasCover = strength.parts.some(({ part, percent }) => part === 'cover' && percent > 0);
  const confirmed = counts.measures_confirmed_on;
  return (
    <Facts>
      <Fact label={t('strength.photos')}>
        {t(hasCover ? 'strength.photosWithCover' : 'strength.photosNoCover', { count: counts.photos })}
      </Fact>
      <Fact label={t('strength.video')}>{t('strength.ofFive', { count: counts.videos })}</Fact>
      <Fact label={t('strength.audio')}>{t('strength.ofFive', { count: counts.audios })}</Fact>
      <Fact label={t('strength.measures')}>
        {confirmed ? t('strength.confirmed', { date: formatDate(confirmed) }) : t('strength.none')}
      </Fact>
      <Fact label={t('strength.pastWork')}>{t('strength.titles', { count: counts.past_work })}</Fact>
    </Facts>
  );
}

/** How strong the profile is, and the one step that would help most. */
function StrengthPanel({ dashboard }: { dashboard: TalentDashboard }) {
  const { t } = useTranslation('dashboard');
  const { strength, counts } = dashboard;
  return (
    <section className={classes.panel} aria-labelledby="strength" id="profile-strength">
      <SectionTitle id="strength">{t('strength.title')}</SectionTitle>
      <p className={classes.figure}>
        {strength.percent}
        <small>%</small>
      </p>
      <div className={classes.bars} aria-hidden>
        {completenessByPage(strength).map((completeness, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of the wizard never move
          <span key={page} className={classes.bar}>
            <span className={classes.filled} style={{ width: `${Math.round(completeness * 100)}%` }} />
          </span>
        ))}
      </div>
      <Counts counts={counts} strength={strength} />
      <NextPart strength={strength} />
    </section>
  );
}

/** The strength in one line, at the top of a phone. */
export function StrengthStrip({ userId }: { userId: number }) {
  const { t } = useTranslation('dashboard');
  const { data } = useTalentDashboard(userId);
  if (!data) return null;
  const { next, percent } = data.strength;
  return (
    <Link
      className={classes.strip}
      to={next === null ? paths.createTalentProfile() : paths.editTalentSection(sectionOfPart[next])}
    >
      <span className={classes.stripFigure}>
        <VisuallyHidden>{t('strength.title')} </VisuallyHidden>
        {percent}%
      </span>
      <span className={classes.stripText}>
        <span className={classes.bar} aria-hidden>
          <span className={classes.filled} style={{ width: `${percent}%` }} />
        </span>
        {next === null ? t('strength.full') : t(`strength.parts.${next}.next`)}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** How strong the profile is, and who viewed it. */
export function TalentAside({ userId }: { userId: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <QueryState
      query={useTalentDashboard(userId)}
      thing={t('strength.thing')}
      waiting={
        <div className={classes.aside}>
          <Skeleton height="27rem" />
          <Skeleton height="22rem" />
        </div>
      }
    >
      {(dashboard) => (
        <aside className={classes.aside}>
          <StrengthPanel dashboard={dashboard} />
          <VisitorsPanel visits={dashboard.looks} />
        </aside>
      )}
    </QueryState>
  );
}
