import { RefreshCw, Star, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { mayRetry } from '../model/failure.ts';
import { useGallery } from '../model/gallery-context.ts';
import { sentOf, type Upload } from '../model/upload.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import round from './photo-tile.module.css';
import classes from './upload-overlay.module.css';

/** The status text of an uploading photo. */
function useStatusText({ status, size }: Upload): string {
  const { t } = useTranslation('gallery');
  const failureText = useFailureText();
  switch (status.at) {
    case 'sending':
      return t('tile.sent', formatSent(status.sent, size));
    case 'failed':
      return failureText(status.failure);
    case 'checking':
      return t('tile.shrinking');
    case 'stalled':
    case 'recording':
      return t(`tile.${status.at}`);
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

/** Covers the picture of an uploading photo with its progress and a cancel button. */
export function UploadOverlay({ upload, isCover }: { upload: Upload; isCover: boolean }) {
  const { t } = useTranslation('gallery');
  const { gallery } = useGallery();
  const text = useStatusText(upload);
  const { key, name, status } = upload;
  const isFailed = status.at === 'failed';
  return (
    <div className={classes.overlay} data-failed={isFailed || undefined}>
      <button
        type="button"
        className={`${round.round} ${classes.cancel}`}
        aria-label={t('tile.cancel', { name })}
        onClick={() => gallery.uploading.cancel(key)}
      >
        <X size={17} aria-hidden />
      </button>
      <div className={classes.foot}>
        {isCover && (
          <span className={round.cover}>
            <Star size={13} fill="currentColor" aria-hidden /> {t('tile.cover')}
          </span>
        )}
        <span className={classes.text} title={isFailed ? text : undefined}>
          {text}
        </span>
        {isFailed && mayRetry(status.failure) && (
          <button
            type="button"
            className={classes.retry}
            aria-label={t('tile.retryOne', { name })}
            onClick={() => gallery.uploading.resume(key)}
          >
            <RefreshCw size={15} aria-hidden /> {t('tile.retry')}
          </button>
        )}
        {isFailed && !mayRetry(status.failure) && (
          <button
            type="button"
            className={classes.retry}
            aria-label={t('tile.removeOne', { name })}
            onClick={() => gallery.uploading.cancel(key)}
          >
            <X size={15} aria-hidden /> {t('tile.remove')}
          </button>
        )}
        {!isFailed && <Bar upload={upload} />}
      </div>
    </div>
  );
}
