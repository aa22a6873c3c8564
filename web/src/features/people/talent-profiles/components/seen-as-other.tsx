import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { SeenAs } from '../model/use-seen-as.ts';
import { PanelFailed } from '../panels/panel-waiting.tsx';
import sheet from './profile-sheet.module.css';
import classes from './profile-state.module.css';
import { SheetWaiting } from './profile-waiting.tsx';

interface SeenAsOtherProps {
  seen: Exclude<SeenAs, { state: 'there' }>;
  /** The switch stays where it was. */
  top: ReactNode;
}

/** Borrowed eyes that see nothing: yet, because the line broke, or because there is nothing for them. */
export function SeenAsOther({ seen, top }: SeenAsOtherProps) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={sheet.page}>
      {top}
      {seen.state === 'waiting' && <SheetWaiting label={t('eyes.waiting')} />}
      {seen.state === 'failed' && <PanelFailed words={t('eyes.failed')} onRetry={seen.retry} />}
      {seen.state === 'missing' && (
        <div className={classes.nobody}>
          <h1 className={classes.title}>{t('missing.title')}</h1>
          <p className={classes.text}>{t('eyes.nobody')}</p>
        </div>
      )}
    </div>
  );
}
