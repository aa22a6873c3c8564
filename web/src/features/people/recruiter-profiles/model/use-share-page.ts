import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';

/** Shares this page with the share sheet of the device, or copies its link. */
export function useSharePage(title: string): () => void {
  const { t } = useTranslation('recruiterProfile');
  const copy = async () => {
    try {
      // Pages without https have no clipboard API.
      await navigator.clipboard.writeText(window.location.href);
    } catch {
      toast(t('share.failed'), { severity: 'error' });
      return;
    }
    toast(t('share.copied'));
  };
  return () => openShareSheet({ title, url: window.location.href }, () => void copy());
}
