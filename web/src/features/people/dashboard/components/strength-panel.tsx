import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { fullnessByPage, gainOf, pageOfPart } from '../model/strength.ts';
import classes from './strength-panel.module.css';

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
export function StrengthPanel({ dashboard }: { dashboard: TalentDashboard }) {
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
