import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDayMonth } from '../../../../shared/lib/format/calendar-days.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useTalentDashboard } from '../api.ts';
import { fullnessByPage, gainOf, pageOfPart } from '../model/strength.ts';
import classes from './talent-aside.module.css';

/** The most views of any day, and never nothing: it divides. */
const tallest = (days: readonly { readonly views: number }[]): number =>
  Math.max(1, ...days.map(({ views }) => views));

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
function LooksPanel({ looks }: { looks: Looks }) {
  const { t } = useTranslation('dashboard');
  const span = t('looks.span', { from: formatDayMonth(looks.from), to: formatDayMonth(looks.to) });
  return (
    <section className={classes.looksPanelPanel} aria-labelledby="looks">
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

function Next({ strength }: Pick<TalentDashboard, 'strength'>) {
  const { t } = useTranslation('dashboard');
  const { next } = strength;
  if (next === null) return <p className={classes.full}>{t('strength.full')}</p>;
  return (
    <div className={classes.next}>
      <h3>{t(`strength.parts.${next}.next`)}</h3>
      <p>
        {t(`strength.parts.${next}.text`)} {t('strength.worth', { gain: gainOf(strength, next) })}
      </p>
      <ButtonLink to={paths.editTalentProfile(pageOfPart[next])} className={classes.action} fullWidth>
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
      <Fact label={t('strength.pastWork')}>{t('strength.credits', { count: counts.past_work })}</Fact>
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
        {fullnessByPage(strength).map((fullness, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of the wizard never change places
          <span key={page} className={classes.bar}>
            <span className={classes.filled} style={{ width: `${Math.round(fullness * 100)}%` }} />
          </span>
        ))}
      </div>
      <Counts counts={counts} strength={strength} />
      <Next strength={strength} />
    </section>
  );
}

/** Beside what waits: how strong the profile is, and who looked. */
export function TalentAside({ userId }: { userId: number }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending, refetch } = useTalentDashboard(userId);
  if (data) {
    return (
      <aside className={classes.aside}>
        <StrengthPanel dashboard={data} />
        <LooksPanel looks={data.looks} />
      </aside>
    );
  }
  if (isPending) {
    return (
      <Waiting label={t('strength.loading')}>
        <div className={classes.aside}>
          <Skeleton height="27rem" />
          <Skeleton height="22rem" />
        </div>
      </Waiting>
    );
  }
  return (
    <ErrorState
      title={t('strength.error.title')}
      happened={t('error.happened')}
      kept={t('error.kept')}
      next={t('error.next')}
      onRetry={() => void refetch()}
    />
  );
}
