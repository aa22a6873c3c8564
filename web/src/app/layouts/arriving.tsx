import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden/visually-hidden.tsx';

/** Between the first script and the page's own: an empty sheet, said to those who cannot see it. */
export function Arriving() {
  const { t } = useTranslation('shell');
  return <VisuallyHidden role="status">{t('arriving')}</VisuallyHidden>;
}
