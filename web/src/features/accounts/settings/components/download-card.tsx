import type { DataExport } from '@callboard/contract/accounts/user';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { formatFileSize } from '../../../../shared/lib/format/file-size.ts';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { sendDataExportCancel, sendDataExportRequest, setDataExport, useDataExport } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import { useSettings } from '../model/settings-context.ts';
import classes from './data-card.module.css';

interface StateProps {
  archive: DataExport;
  isBusy: boolean;
  onRequest: () => void;
  onCancel: () => void;
}

function Packing({ archive, isBusy, onCancel }: StateProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <ProgressBar label={t('data.download.progress')} value={archive.progress} />
      <p className={classes.meta}>{t('data.download.packing', { percent: archive.progress })}</p>
      <Button variant="outline" loading={isBusy} onClick={onCancel}>
        {t('data.download.cancel')}
      </Button>
    </>
  );
}

function Ready({ archive, isBusy, onCancel }: StateProps) {
  const { t } = useTranslation('settings');
  const { bytes, expires_at, download_url } = archive;
  return (
    <>
      <p className={classes.meta} role="status">
        {t('data.download.ready', {
          size: formatFileSize(bytes ?? 0),
          date: expires_at ? formatDate(expires_at) : '',
        })}
      </p>
      <div className={classes.actions}>
        {download_url && (
          <ButtonAnchor
            href={download_url}
            download
            variant="ink"
            leftSection={<Download size={16} aria-hidden />}
          >
            {t('data.download.open')}
          </ButtonAnchor>
        )}
        <Button variant="outline" loading={isBusy} onClick={onCancel}>
          {t('data.download.discard')}
        </Button>
      </div>
    </>
  );
}

function RequestArchive({ archive, isBusy, onRequest }: StateProps) {
  const { t } = useTranslation('settings');
  const hasFailed = archive.state === 'failed';
  return (
    <>
      {hasFailed && (
        <p className={classes.error} role="alert">
          {t('data.download.failed')}
        </p>
      )}
      <Button variant="outline" loading={isBusy} onClick={onRequest}>
        {t(hasFailed ? 'retry' : 'data.download.request')}
      </Button>
    </>
  );
}

const states = { none: RequestArchive, failed: RequestArchive, packing: Packing, ready: Ready } as const;

function useArchiveActions() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (work: (id: number) => Promise<DataExport>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      setDataExport(client, record.user_id, await work(record.user_id));
    } catch (error) {
      setError(errorText(t, readRequestError(error)));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    error,
    onRequest: () => void run(sendDataExportRequest),
    onCancel: () => void run(sendDataExportCancel),
  };
}

/** An archive of everything stored about the person: requested, packed, downloaded. */
export function DownloadCard() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { error, ...actions } = useArchiveActions();
  return (
    <div className={classes.card}>
      <h3>{t('data.download.title')}</h3>
      <p>{t('data.download.text')}</p>
      <QueryState
        query={useDataExport(record.user_id)}
        thing={t('data.download.thing')}
        level={3}
        waiting={<Skeleton width="11rem" height="2.5rem" />}
      >
        {(archive) => {
          const State = states[archive.state];
          return <State archive={archive} {...actions} />;
        }}
      </QueryState>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
