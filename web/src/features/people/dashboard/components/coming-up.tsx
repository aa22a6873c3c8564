import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './coming-up.module.css';

/** What recruiters ask of a talent, and when. Until somebody does, what will stand here. */
export function ComingUp() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <section aria-labelledby="asked">
        <SectionTitle id="asked">{t('asked.title')}</SectionTitle>
        <p className={classes.none}>{t('asked.none')}</p>
      </section>
      <section aria-labelledby="auditions">
        <SectionTitle
          id="auditions"
          aside={
            <Link className={classes.link} to={paths.talentCalendar()}>
              {t('calendar')}
            </Link>
          }
        >
          {t('auditions.title')}
        </SectionTitle>
        <p className={classes.none}>{t('auditions.none')}</p>
      </section>
    </>
  );
}
