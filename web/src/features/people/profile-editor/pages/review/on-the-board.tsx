import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../../shared/lib/paths.ts';
import { Curtain } from '../../../../../shared/ui/curtain/curtain.tsx';
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
        <Button component={Link} to={paths.talent(payload.userUniqueId)} size="lg">
          {t('review.done.see')}
        </Button>
        <Button component={Link} to={paths.dashboard()} size="lg" variant="default">
          {t('review.done.dashboard')}
        </Button>
      </div>
    </div>
  );
}
