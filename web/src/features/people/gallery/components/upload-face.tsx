import { RefreshCw, Star, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { useGallery } from '../model/gallery-context.ts';
import { sentOf, type Upload } from '../model/upload.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import round from './photo-tile.module.css';
import classes from './upload-face.module.css';

/** What a tile says about a photo on its way. */
function useStepWords({ step, size }: Upload): string {
  const { t } = useTranslation('gallery');
  const failureWords = useFailureText();
  switch (step.at) {
    case 'sending':
      return t('tile.sent', formatSent(step.sent, size));
    case 'failed':
      return failureWords(step.failure);
    case 'stalled':
    case 'recording':
      return t(`tile.${step.at}`);
    default:
      return t('tile.waiting');
  }
}

function Bar({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const percent = Math.round((sentOf(upload) / upload.size) * 100);
  return (
    <span
      className={classes.bar}
      role="progressbar"
      aria-label={t('tile.progress', { name: upload.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}

/** Lies over the picture of a photo that is being sent: how far it is, and a way out. */
export function UploadFace({ upload, isCover }: { upload: Upload; isCover: boolean }) {
  const { t } = useTranslation('gallery');
  const { desk } = useGallery();
  const words = useStepWords(upload);
  const { key, name, step } = upload;
  const isFailed = step.at === 'failed';
  return (
    <div className={classes.face} data-failed={isFailed || undefined}>
      <button
        type="button"
        className={`${round.round} ${classes.cancel}`}
        aria-label={t('tile.cancel', { name })}
        onClick={() => desk.sending.cancel(key)}
      >
        <X size={17} aria-hidden />
      </button>
      <div className={classes.foot}>
        {isCover && (
          <span className={round.cover}>
            <Star size={13} fill="currentColor" aria-hidden /> {t('tile.cover')}
          </span>
        )}
        <span className={classes.words} title={isFailed ? words : undefined}>
          {words}
        </span>
        {isFailed ? (
          <button
            type="button"
            className={classes.retry}
            aria-label={t('tile.retryOne', { name })}
            onClick={() => desk.sending.resume(key)}
          >
            <RefreshCw size={15} aria-hidden /> {t('tile.retry')}
          </button>
        ) : (
          <Bar upload={upload} />
        )}
      </div>
    </div>
  );
}
