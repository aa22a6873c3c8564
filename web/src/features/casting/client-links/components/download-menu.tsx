import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useContactSheet, useShortlistExport } from '../api.ts';

interface DownloadMenuProps {
  projectId: number;
  /** Undefined for every character. */
  characterId: number | undefined;
}

/** The shortlists on paper or as a spreadsheet, with or without notes. */
export function DownloadMenu({ projectId, characterId }: DownloadMenuProps) {
  const { t } = useTranslation('clientLinks');
  const sheet = useContactSheet();
  const csv = useShortlistExport();
  const onError = (error: unknown) => {
    const { code } = readRequestError(error);
    const text = { NOT_FOUND: t('download.nobody'), RATE_LIMITED: t('download.often') } as const;
    const known = code === 'NOT_FOUND' || code === 'RATE_LIMITED' ? text[code] : t('download.failed');
    toast(known, { severity: 'error' });
  };
  const make = (kind: typeof sheet | typeof csv, notes: boolean) => () =>
    kind.mutate(
      {
        params: { id: projectId },
        query: {
          ...(characterId !== undefined && { characterId }),
          ...(notes && { notes: 'true' as const }),
        },
      },
      { onError },
    );
  return (
    <ActionMenu
      actions={[
        { key: 'sheet', label: t('download.sheet'), icon: FileText, onChoose: make(sheet, false) },
        { key: 'sheetNotes', label: t('download.sheetNotes'), icon: FileText, onChoose: make(sheet, true) },
        { key: 'csv', label: t('download.csv'), icon: FileSpreadsheet, onChoose: make(csv, false) },
        { key: 'csvNotes', label: t('download.csvNotes'), icon: FileSpreadsheet, onChoose: make(csv, true) },
      ]}
    >
      <Button
        variant="outline"
        leftSection={<Download size={17} aria-hidden />}
        loading={sheet.isPending || csv.isPending}
      >
        {t('download.label')}
      </Button>
    </ActionMenu>
  );
}
