import type { RecruiterDesk } from '@callboard/contract/casting/desk';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate, formatTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Face } from './faces.tsx';
import classes from './recruiter-desk.module.css';

/** When each is, with whom and for which character. */
export function AuditionsToday({ auditions }: Pick<RecruiterDesk, 'auditions'>) {
  const { t } = useTranslation('desk');
  useTimeFormat();
  if (auditions.length === 0) return null;
  return (
    <section aria-labelledby="desk-auditions">
      <SectionTitle id="desk-auditions" aside={t('auditions.count', { count: auditions.length })}>
        {t('auditions.title')}
      </SectionTitle>
      <ul className={classes.auditions}>
        {auditions.map(({ at, project, character, talent }) => (
          <li key={`${at} ${talent.userUniqueId}`}>
            <time dateTime={at}>{formatTime(at)}</time>
            <Face face={talent} />
            <div>
              <h3>
                <Link to={paths.talent(talent.userUniqueId)}>{talent.name}</Link>
              </h3>
              <p>
                {character}, <i>{project.title}</i>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const counts = [
  ['applications', 'applications', paths.myProjects()],
  ['replies', 'replies', paths.myProjects()],
  ['messages', 'messages', paths.messages()],
  ['newMatches', 'new_matches', paths.findTalents()],
] as const;

/** Only what there is: a list of zeros is no news. */
export function NewsPanel({ news }: Pick<RecruiterDesk, 'news'>) {
  const { t } = useTranslation('desk');
  const shown = counts.filter(([, key]) => news[key] > 0);
  if (shown.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="desk-news">
      <SectionTitle id="desk-news">{t('news.title')}</SectionTitle>
      <Facts>
        {shown.map(([label, key, to]) => (
          <Fact key={key} label={t(`news.${label}`)}>
            <Link className={classes.link} to={to}>
              {formatCount(news[key])}
            </Link>
          </Fact>
        ))}
      </Facts>
      {news.faces.length > 0 && (
        <ul className={classes.faces} aria-label={t('news.faces')}>
          {news.faces.map((face) => (
            <li key={face.userUniqueId}>
              <Link to={paths.talent(face.userUniqueId)}>
                <Face face={face} />
                <span>{face.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function CreditsPanel({ credits }: Pick<RecruiterDesk, 'credits'>) {
  const { t } = useTranslation('desk');
  const { left, expiring, next_expiry: expiry } = credits;
  return (
    <section className={classes.panel} aria-labelledby="desk-credits">
      <SectionTitle
        id="desk-credits"
        aside={
          <Link className={classes.link} to={paths.creditsBalance()}>
            {t('credits.history')}
          </Link>
        }
      >
        {t('credits.title')}
      </SectionTitle>
      <p className={classes.figure}>
        {left > 0 && <b>{formatCount(left)}</b>} <span>{t('credits.left', { count: left })}</span>
      </p>
      {expiry !== null && expiring > 0 && (
        <p className={classes.expiry}>
          {t('credits.expiring', { count: expiring, shown: formatCount(expiring), day: formatDate(expiry) })}
        </p>
      )}
      <ButtonLink to={paths.creditsBalance()} variant="outline" fullWidth>
        {t('credits.buy')}
      </ButtonLink>
    </section>
  );
}
