import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../../shared/ui/button/button.tsx';
import { Curtain } from '../../../../../shared/ui/curtain/curtain.tsx';
import { useReducedMotion } from '../../../../../shared/ui/theme/use-media-query.ts';
import { useFieldValue } from '../../model/use-field.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './on-the-board.module.css';

/** As long as the curtain takes to part and fade. */
const opens = 1100;

/** The curtain opens once, for those who like things to move. */
function Opening() {
  const isStill = useReducedMotion();
  const [isOpening, setIsOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpening(false), opens);
    return () => clearTimeout(timer);
  }, []);
  return isOpening && !isStill ? <Curtain state="opening" isQuick={false} /> : null;
}

/** The moment after publishing. */
export function OnTheBoard() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const isShown = useFieldValue('showToRecruiters');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.board}>
      <Opening />
      <Star className={classes.star} size={40} aria-hidden />
      <h2 className={classes.title} ref={title} tabIndex={-1}>
        {t('review.done.title')}
      </h2>
      <p className={classes.text}>{t(isShown ? 'review.done.text' : 'review.done.hidden')}</p>
      <div className={classes.ways}>
        <ButtonLink to={paths.talent(payload.userUniqueId)} size="lg">
          {t('review.done.see')}
        </ButtonLink>
        <ButtonLink to={paths.dashboard()} size="lg" variant="outline">
          {t('review.done.dashboard')}
        </ButtonLink>
      </div>
    </div>
  );
}
