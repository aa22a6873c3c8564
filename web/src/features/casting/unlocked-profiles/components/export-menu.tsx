import { useMutation } from '@tanstack/react-query';
import { Contact, Download, Sheet } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { saveFile } from '../../../../shared/lib/files/save-file.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { fetchContacts } from '../api.ts';
import type { UnlockedSearch } from '../model/unlocked-address.ts';

interface ExportMenuProps {
  search: UnlockedSearch;
  recruiterId: number;
  /** There is somebody to export. */
  isReady: boolean;
}

const failures = { NETWORK: 'offline', RATE_LIMITED: 'limited' } as const;
const isNamed = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);

/** Everybody the list shows, as a file to take along. */
export function ExportMenu({ search, recruiterId, isReady }: ExportMenuProps) {
  const { t } = useTranslation('unlockedProfiles');
  const { mutate, isPending } = useMutation({
    mutationFn: (form: 'csv' | 'vcard') => fetchContacts(search, recruiterId, form),
    onSuccess: (file) => {
      saveFile(file);
      toast(t('export.done', { file: file.file_name }));
    },
    onError: (error) => {
      const { code } = readTrouble(error);
      toast(t(`export.${isNamed(code) ? failures[code] : 'failed'}`), { severity: 'error' });
    },
  });
  const ways = [
    { key: 'csv', label: t('export.csv'), icon: Sheet, onChoose: () => mutate('csv') },
    { key: 'vcard', label: t('export.vcard'), icon: Contact, onChoose: () => mutate('vcard') },
  ];
  return (
    <ActionMenu actions={ways}>
      <Button
        variant="outline"
        leftSection={<Download size={17} aria-hidden />}
        loading={isPending}
        disabled={!isReady}
      >
        {t('export.button')}
      </Button>
    </ActionMenu>
  );
}
