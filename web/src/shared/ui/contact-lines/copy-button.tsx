import { Copy } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { toast } from '../toast/toast.ts';
import classes from './contact-lines.module.css';

/** Puts one number or address on the clipboard, and says so. */
export function CopyButton({ text, shown = text }: { text: string; shown?: string }) {
  const { t } = useTranslation('contactLines');
  const copy = useCopy(
    text,
    () => toast(t('copied', { text: shown })),
    () => toast(t('copyFailed'), { severity: 'error' }),
  );
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={t('copy', { text: shown })}
      title={t('copy', { text: shown })}
      onClick={() => void copy.copy()}
    >
      <Copy size={15} aria-hidden />
    </button>
  );
}
