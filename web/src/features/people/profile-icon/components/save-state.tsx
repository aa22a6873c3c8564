import { RefreshCw } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import type { Stage } from '../model/save-icon.ts';
import classes from './save-state.module.css';

/** Preparing and recording are short; sending is what takes its time on a slow line. */
const shareOf = (stage: Stage): number => {
  if (stage.name === 'preparing') return 0.05;
  return stage.name === 'recording' ? 0.97 : 0.1 + stage.share * 0.85;
};

export function Sending({ stage, onStop }: { stage: Stage; onStop: () => void }) {
  const { t } = useTranslation('profileIcon');
  const percent = stage.name === 'sending' ? Math.round(stage.share * 100) : 0;
  return (
    <div className={classes.sending}>
      <div className={classes.progress}>
        <ProgressBar label={t('saving.progress')} value={shareOf(stage) * 100} />
        <p>{t(`saving.${stage.name}`, { percent })}</p>
      </div>
      <Button variant="outline" onClick={onStop}>
        {t('saving.stop')}
      </Button>
    </div>
  );
}

interface FailedProps {
  failure: UploadFailure;
  onRetry: () => void;
}

export function Failed({ failure: { reason, detail = '' }, onRetry }: FailedProps) {
  const { t } = useTranslation('profileIcon');
  return (
    <Notice
      family="stop"
      action={
        reason === 'frozen' ? (
          <ButtonLink to={paths.contactUs()} size="sm" variant="ink">
            {t('failed.contact')}
          </ButtonLink>
        ) : (
          <Button size="sm" variant="ink" onClick={onRetry} leftSection={<RefreshCw size={15} aria-hidden />}>
            {t('failed.retry')}
          </Button>
        )
      }
    >
      {t(`failed.${reason}`, { detail })}
    </Notice>
  );
}
