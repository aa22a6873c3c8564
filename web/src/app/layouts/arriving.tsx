import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';

/** Shown until the script of the page has loaded; announced to screen readers. */
export function Arriving() {
  const { t } = useTranslation('shell');
  return <VisuallyHidden role="status">{t('arriving')}</VisuallyHidden>;
}
