import type { TalentDashboard } from '@callboard/contract/people/dashboard';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { pageOfPart } from '../model/strength.ts';
import classes from './strength-strip.module.css';

/** The same in one line, at the top of a phone. */
export function StrengthStrip({ strength }: Pick<TalentDashboard, 'strength'>) {
  const { t } = useTranslation('dashboard');
  const { next, percent } = strength;
  const page = next === null ? undefined : pageOfPart[next];
  return (
    <Link className={classes.strip} to={paths.editTalentProfile(page)}>
      <span className={classes.figure}>
        <span className={classes.hidden}>{t('strength.title')} </span>
        {percent}%
      </span>
      <span className={classes.words}>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${percent}%` }} />
        </span>
        {next === null ? t('strength.full') : t(`strength.parts.${next}.next`)}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}
