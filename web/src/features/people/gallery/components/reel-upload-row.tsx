import { Pause, Play, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { mayRetry } from '../model/failure.ts';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { sentOf, type Upload } from '../model/upload.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import classes from './reel-row.module.css';
import { ReelThumb } from './reel-thumb.tsx';
import own from './reel-upload-row.module.css';

const percentOf = (upload: Upload) => Math.floor((sentOf(upload) / upload.size) * 100);

/** One short line: the progress, or what it waits for. */
function useMeta(upload: Upload): string {
  const { t } = useTranslation('gallery');
  const { status, size, durationMs } = upload;
  switch (status.at) {
    case 'checking':
      return t('reel.checking');
    case 'paused':
      return t('reel.paused', { percent: percentOf(upload) });
    case 'sending':
      return t('reel.sending', formatSent(status.sent, size));
    case 'waiting':
    case 'stalled':
    case 'recording':
      return t(`tile.${status.at}`);
    default:
      return [durationMs && formatDuration(durationMs), formatFileSize(size)].filter(Boolean).join(', ');
  }
}

/** A decision the upload waits for. */
function Question({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { gallery } = useGallery();
  const failureText = useFailureText();
  const { key, kind, name, size, status } = upload;
  switch (status.at) {
    case 'asking':
      return (
        <>
          <p className={classes.note}>{t('reel.asking')}</p>
          <Row>
            <Button size="sm" variant="ink" onClick={() => gallery.reels.sendAnyway(key)}>
              {t('reel.sendAnyway')}
            </Button>
          </Row>
        </>
      );
    case 'fileless':
      return (
        <>
          <p className={classes.note} data-tone={status.wasAnother ? 'stop' : undefined} role="status">
            {status.wasAnother
              ? t('reel.another', { name, size: formatFileSize(size) })
              : t('reel.fileless', { percent: percentOf(upload) })}
          </p>
          <Row>
            <PickFiles
              source="again"
              className={own.choose}
              accept={accepted(kind)}
              onFiles={([file]) => file && gallery.reels.chooseAgain(key, file)}
            >
              {t('reel.choose')}
            </PickFiles>
          </Row>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={classes.note} data-tone="stop">
            {failureText(status.failure)}
          </p>
          <Row>
            {mayRetry(status.failure) ? (
              <Button size="sm" variant="ink" onClick={() => gallery.uploading.resume(key)}>
                {t('tile.retry')}
              </Button>
            ) : (
              <Button size="sm" variant="outline" onClick={() => gallery.uploading.cancel(key)}>
                {t('tile.remove')}
              </Button>
            )}
          </Row>
        </>
      );
    default:
      return null;
  }
}

function Tools({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { gallery } = useGallery();
  const { key, name, status } = upload;
  return (
    <div className={classes.tools}>
      {status.at === 'sending' && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('reel.pause')}
          onClick={() => gallery.uploading.pause(key)}
        >
          <Pause size={20} aria-hidden />
        </button>
      )}
      {status.at === 'paused' && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('reel.goOn')}
          onClick={() => gallery.uploading.resume(key)}
        >
          <Play size={20} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label={t('reel.cancel', { name })}
        onClick={() => gallery.uploading.cancel(key)}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}

const showsProgress: readonly Upload['status']['at'][] = [
  'sending',
  'paused',
  'stalled',
  'fileless',
  'recording',
];

/** A video or a recording that is uploading. */
export function ReelUploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { key, kind, name, preview, status } = upload;
  const meta = useMeta(upload);
  return (
    <li className={classes.row} data-tile={key} data-state={status.at}>
      <Row gap={3} wrap={false}>
        <ReelThumb kind={kind} picture={preview} />
        <p className={classes.text}>
          <strong>{name}</strong>
          <small>{meta}</small>
        </p>
        <Tools upload={upload} />
      </Row>
      {showsProgress.includes(status.at) && (
        <ProgressBar label={t('reel.progress', { name })} value={percentOf(upload)} />
      )}
      <Question upload={upload} />
    </li>
  );
}
