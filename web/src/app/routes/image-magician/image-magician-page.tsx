import { Magician } from '../../../features/people/image-magician/index.ts';
import { InfoSheet } from '../../../features/site/content/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';

/** The image tool, open to everyone. */
export function Component() {
  const { t } = useTranslation('imageMagician');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <InfoSheet title={t('title')} lead={t('lead')}>
      <Magician />
    </InfoSheet>
  );
}
