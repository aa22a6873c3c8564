import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useTalentDashboard } from '../api.ts';
import { completenessByPage, gainOf, sectionOfPart } from '../model/strength.ts';
import classes from './talent-aside.module.css';
import { VisitorsPanel } from './visitors-panel.tsx';

/** Red only when nothing else on the page waits. */
function NextPart({ strength, isPrimary }: Pick<TalentDashboard, 'strength'> & { isPrimary: boolean }) {
  const { t } = useTranslation('dashboard');
  const { next } = strength;
  if (next === null) return <p className={classes.full}>{t('strength.full')}</p>;
  return (
    <div className={classes.next}>
      <h3>{t(`strength.parts.${next}.next`)}</h3>
      <p>
        {t(`strength.parts.${next}.text`)} {t('strength.worth', { gain: gainOf(strength, next) })}
      </p>
      <ButtonLink
        to={paths.editTalentSection(sectionOfPart[next])}
        state={{ from: 'dashboard' }}
        variant={isPrimary ? 'filled' : 'ink'}
        fullWidth
      >
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
function StrengthPanel({ dashboard, isPrimary }: { dashboard: TalentDashboard; isPrimary: boolean }) {
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
      <NextPart strength={strength} isPrimary={isPrimary} />
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
      state={{ from: 'dashboard' }}
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
export function TalentAside({ userId, isPrimary }: { userId: number; isPrimary: boolean }) {
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
          <StrengthPanel dashboard={dashboard} isPrimary={isPrimary} />
          <VisitorsPanel visits={dashboard.looks} />
        </aside>
      )}
    </QueryState>
  );
}
