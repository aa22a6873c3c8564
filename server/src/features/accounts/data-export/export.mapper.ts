import { DataExport } from '@callboard/contract/accounts/user';
import type { ExportRow } from './export.queries.ts';

export const noExport: DataExport = {
  state: 'none',
  progress: 0,
  requested_at: null,
  bytes: null,
  download_url: null,
  expires_at: null,
};

export const toDataExport = (row: ExportRow, downloadUrl: string | null): DataExport =>
  DataExport.parse({
    state: row.state,
    progress: row.progress,
    requested_at: row.requested_at.toISOString(),
    bytes: row.bytes,
    download_url: downloadUrl,
    expires_at: row.expires_at?.toISOString() ?? null,
  });
