import { RefreshCw, X } from 'lucide-react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatFileSize } from '../../../../../shared/lib/format/file-size.ts';
import { toFailure } from '../../../../../shared/lib/images/upload-failure.ts';
import { ProgressBar } from '../../../../../shared/ui/progress-bar/progress-bar.tsx';
import { type PickedFile, useFilePreview, useUploadStates } from '../../data/index.ts';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { fileIcon } from '../../thread/message/file-links.tsx';
import classes from './file-tray.module.css';
import type { Files } from './use-files.ts';

interface TrayFileProps {
  file: PickedFile;
  onRemove: () => void;
  onRetry: () => void;
}

function useFileStatus({ fileId, size, attachment }: PickedFile) {
  const { t } = useTranslation('messages');
  const upload = useUploadStates().get(fileId);
  if (attachment || !upload) return { text: formatFileSize(size) };
  if (upload.is === 'sending') return { text: formatFileSize(size), share: upload.share };
  const { reason, detail } = toFailure(upload.error);
  if (reason === 'network') return { text: t('composer.fileWaiting'), canRetry: true };
  if (reason === 'full') return { text: t('composer.fileNoRoom'), canRetry: true, isFailed: true };
  return { text: detail ?? t('composer.fileFailed'), canRetry: true, isFailed: true };
}

function TrayFile({ file, onRemove, onRetry }: TrayFileProps) {
  const { t } = useTranslation('messages');
  const preview = useFilePreview(file);
  const { text, share, canRetry, isFailed } = useFileStatus(file);
  const { name } = file;
  const Icon = fileIcon(file.type);
  return (
    <li className={classes.file}>
      {preview ? (
        <img className={classes.preview} src={preview} alt="" width={40} height={40} />
      ) : (
        <span className={classes.preview}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className={classes.about}>
        <span className={classes.name}>{name}</span>
        <span className={classes.status} data-failed={isFailed}>
          {text}
        </span>
        {share !== undefined && (
          <ProgressBar label={t('composer.fileSending', { name })} value={share * 100} />
        )}
      </span>
      {canRetry && (
        <IconButton
          icon={RefreshCw}
          iconSize={16}
          label={t('composer.fileRetry', { name })}
          onClick={onRetry}
        />
      )}
      <IconButton icon={X} label={t('composer.fileOff', { name })} onClick={onRemove} />
    </li>
  );
}

export function FileTray({ files: { files, errors, remove, retry } }: { files: Files }) {
  const { t } = useTranslation('messages');
  return (
    <>
      {errors.length > 0 && (
        <ul className={classes.errors} role="alert">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={classes.tray} aria-label={t('composer.files')}>
          {files.map((file) => (
            <TrayFile
              key={file.fileId}
              file={file}
              onRemove={() => remove(file.fileId)}
              onRetry={() => retry(file)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
