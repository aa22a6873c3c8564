import { InfoSheet } from '../../../features/content/index.ts';
import { Magician } from '../../../features/image-magician/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';

/** The image tool, open to everybody. */
export function Component() {
  const { t } = useTranslation('imageMagician');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <InfoSheet title={t('title')} lead={t('lead')}>
      <Magician />
    </InfoSheet>
  );
}
