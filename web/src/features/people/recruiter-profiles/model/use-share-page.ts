import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';

const wasPutAway = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** A phone has a sheet of its own with everything that can send a link; elsewhere the link is copied. */
export function useSharePage(title: string): () => void {
  const { t } = useTranslation('recruiterProfile');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => toast(t('share.copied')),
      () => toast(t('share.failed'), { severity: 'error' }),
    );
  return () => {
    if (!('share' in navigator)) return void copy();
    navigator.share({ title, url: window.location.href }).catch((error: unknown) => {
      if (wasPutAway(error)) return;
      logProblem('The share sheet did not open', error);
      void copy();
    });
  };
}
