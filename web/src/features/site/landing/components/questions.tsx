import { ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { LandingSection } from './landing-section.tsx';
import classes from './questions.module.css';

export type AskedOften =
  | 'free'
  | 'number'
  | 'real'
  | 'silence'
  | 'manager'
  | 'pay'
  | 'verified'
  | 'share'
  | 'phone';

/** Opens without a script, and a search on the page finds what is folded away. */
export function Questions({ asked }: { asked: readonly AskedOften[] }) {
  const { t } = useTranslation('houseRules');
  return (
    <LandingSection
      title={t('questions.title')}
      aside={
        <Link className={classes.more} to={paths.support()}>
          {t('questions.more')} <ChevronRight size={16} aria-hidden />
        </Link>
      }
    >
      <div className={classes.questions}>
        {asked.map((question) => (
          <details key={question} className={classes.question}>
            <summary className={classes.asked}>
              {t(`questions.${question}`)} <Plus size={20} aria-hidden />
            </summary>
            <p className={classes.answer}>{t(`questions.${question}Answer`)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
