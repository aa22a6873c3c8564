import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';

/** Shares this page with the share sheet of the device, or copies its link. */
export function useSharePage(title: string): () => void {
  const { t } = useTranslation('recruiterProfile');
  const copy = () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => toast(t('share.copied')),
      () => toast(t('share.failed'), { severity: 'error' }),
    );
  return () => openShareSheet({ title, url: window.location.href }, copy);
}
