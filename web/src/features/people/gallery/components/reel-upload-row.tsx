import { Pause, Play, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDuration } from '../../../../shared/lib/format/duration.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { accepted } from '../model/file-rules.ts';
import { useGallery } from '../model/gallery-context.ts';
import { sentOf, type Upload } from '../model/upload.ts';
import { useFailureText } from '../model/use-failure-text.ts';
import { PickFiles } from './pick-files.tsx';
import classes from './reel-row.module.css';
import { ReelThumb } from './reel-thumb.tsx';
import own from './reel-upload-row.module.css';

const percentOf = (upload: Upload) => Math.floor((sentOf(upload) / upload.size) * 100);

/** One short line: how far it is, or what it waits for. */
function useMeta(upload: Upload): string {
  const { t } = useTranslation('gallery');
  const { step, size, durationMs } = upload;
  switch (step.at) {
    case 'checking':
      return t('reel.checking');
    case 'paused':
      return t('reel.paused', { percent: percentOf(upload) });
    case 'sending':
      return t('reel.sending', formatSent(step.sent, size));
    case 'waiting':
    case 'stalled':
    case 'recording':
      return t(`tile.${step.at}`);
    default:
      return [durationMs && formatDuration(durationMs), formatFileSize(size)].filter(Boolean).join(', ');
  }
}

/** What its owner has to decide before it goes on. */
function Question({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { desk } = useGallery();
  const failureWords = useFailureText();
  const { key, kind, name, size, step } = upload;
  switch (step.at) {
    case 'asking':
      return (
        <>
          <p className={classes.note}>{t('reel.asking')}</p>
          <div className={classes.ways}>
            <Button size="sm" variant="ink" onClick={() => desk.reels.sendAnyway(key)}>
              {t('reel.sendAnyway')}
            </Button>
          </div>
        </>
      );
    case 'fileless':
      return (
        <>
          <p className={classes.note} data-tone={step.wasAnother ? 'stop' : undefined} role="status">
            {step.wasAnother
              ? t('reel.another', { name, size: formatFileSize(size) })
              : t('reel.fileless', { percent: percentOf(upload) })}
          </p>
          <div className={classes.ways}>
            <PickFiles
              source="again"
              className={own.choose}
              accept={accepted(kind)}
              onFiles={([file]) => file && desk.reels.chooseAgain(key, file)}
            >
              {t('reel.choose')}
            </PickFiles>
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={classes.note} data-tone="stop">
            {failureWords(step.failure)}
          </p>
          <div className={classes.ways}>
            <Button size="sm" variant="ink" onClick={() => desk.sending.resume(key)}>
              {t('tile.retry')}
            </Button>
          </div>
        </>
      );
    default:
      return null;
  }
}

function Tools({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { desk } = useGallery();
  const { key, name, step } = upload;
  return (
    <div className={classes.tools}>
      {step.at === 'sending' && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('reel.pause')}
          onClick={() => desk.sending.pause(key)}
        >
          <Pause size={20} aria-hidden />
        </button>
      )}
      {step.at === 'paused' && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('reel.goOn')}
          onClick={() => desk.sending.resume(key)}
        >
          <Play size={20} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label={t('reel.cancel', { name })}
        onClick={() => desk.sending.cancel(key)}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}

const showsProgress: readonly Upload['step']['at'][] = [
  'sending',
  'paused',
  'stalled',
  'fileless',
  'recording',
];

/** A film or a recording on its way. */
export function ReelUploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery');
  const { key, kind, name, preview, step } = upload;
  const meta = useMeta(upload);
  return (
    <li className={classes.row} data-tile={key} data-state={step.at}>
      <div className={classes.head}>
        <ReelThumb kind={kind} picture={preview} />
        <p className={classes.words}>
          <strong>{name}</strong>
          <small>{meta}</small>
        </p>
        <Tools upload={upload} />
      </div>
      {showsProgress.includes(step.at) && (
        <ProgressBar label={t('reel.progress', { name })} value={percentOf(upload)} />
      )}
      <Question upload={upload} />
    </li>
  );
}
