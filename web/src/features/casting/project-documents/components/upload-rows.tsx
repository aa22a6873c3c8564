import { Pause, Play, X } from 'lucide-react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatSent } from '../../../../shared/lib/format/sent-size.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { type DocumentFailure, type DocumentUpload, mayRetry } from '../model/document-upload.ts';
import type { DocumentUploads } from '../model/document-uploads.ts';
import { DocumentIcon } from './document-icon.tsx';
import classes from './upload-rows.module.css';

const percentOf = ({ sent, size }: DocumentUpload) => Math.floor((sent / size) * 100);

/** The server knows more about this file than we do. */
export const failureText = ({ reason, detail }: DocumentFailure, t: TFunction<'projectDocuments'>): string =>
  detail && (reason === 'refused' || reason === 'other' || reason === 'quota')
    ? detail
    : t(`failed.${reason}`);

function statusText(upload: DocumentUpload, t: TFunction<'projectDocuments'>): string {
  const { status, sent, size } = upload;
  switch (status.at) {
    case 'sending':
      return t('uploading.sending', formatSent(sent, size));
    case 'paused':
      return t('uploading.paused', { percent: percentOf(upload) });
    case 'failed':
      return failureText(status.failure, t);
    default:
      return t(`uploading.${status.at}`);
  }
}

interface UploadRowProps {
  upload: DocumentUpload;
  uploads: DocumentUploads;
}

function Tools({ upload: { key, name, status }, uploads }: UploadRowProps) {
  const { t } = useTranslation('projectDocuments');
  if (status.at === 'saving') return null;
  if (status.at === 'failed') {
    return mayRetry(status.failure) ? (
      <>
        <Button
          size="sm"
          variant="ink"
          aria-label={t('uploading.retryOne', { name })}
          onClick={() => uploads.resume(key)}
        >
          {t('uploading.retry')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('uploading.cancel', { name })}
          onClick={() => uploads.cancel(key)}
        >
          <X size={18} aria-hidden />
        </Button>
      </>
    ) : (
      <Button
        size="sm"
        variant="outline"
        aria-label={t('uploading.dismissOne', { name })}
        onClick={() => uploads.cancel(key)}
      >
        {t('uploading.dismiss')}
      </Button>
    );
  }
  const isPaused = status.at === 'paused';
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={t(isPaused ? 'uploading.resume' : 'uploading.pause', { name })}
        onClick={() => (isPaused ? uploads.resume(key) : uploads.pause(key))}
      >
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('uploading.cancel', { name })}
        onClick={() => uploads.cancel(key)}
      >
        <X size={18} aria-hidden />
      </button>
    </>
  );
}

function UploadRow({ upload, uploads }: UploadRowProps) {
  const { t } = useTranslation('projectDocuments');
  const { name, kind, status } = upload;
  const hasFailed = status.at === 'failed';
  return (
    <li className={classes.row} data-state={status.at}>
      <DocumentIcon kind={kind} />
      <div className={classes.text}>
        <strong>{name}</strong>
        <p className={classes.status} role={hasFailed ? 'alert' : undefined}>
          {statusText(upload, t)}
        </p>
        {!hasFailed && <ProgressBar label={t('uploading.progress', { name })} value={percentOf(upload)} />}
      </div>
      <div className={classes.tools}>
        <Tools upload={upload} uploads={uploads} />
      </div>
    </li>
  );
}

interface UploadRowsProps {
  all: readonly DocumentUpload[];
  uploads: DocumentUploads;
}

/** Files that are being added, each with its progress. */
export function UploadRows({ all, uploads }: UploadRowsProps) {
  const { t } = useTranslation('projectDocuments');
  if (all.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={t('uploading.list')}>
      {all.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}
