import { aboutLimit, headlineLimit } from '@callboard/contract/people/profile-editor/payload';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { BoundArea, BoundText } from '../../components/bound-fields.tsx';
import { PageSection } from '../../components/page-section.tsx';

/** The headline and the story. */
export function StorySection() {
  const { t } = useTranslation('profileWizard');
  return (
    <PageSection title={t('about.text.title')} aside={t('optional')}>
      <BoundText name="headline" most={headlineLimit} hint={t('about.text.headlineHint')} />
      <BoundArea name="about" most={aboutLimit} hint={t('about.text.aboutHint')} />
    </PageSection>
  );
}
