import { aboutLimit, headlineLimit } from '@callboard/contract/people/profile-editor/payload';
import { useMemo } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { BirthDateField } from '../../../../../shared/ui/birth-date-field/birth-date-field.tsx';
import { cityOptions } from '../../../../site/reference/index.ts';
import { BoundChoice, BoundToggle } from '../../components/bound/bound-choices.tsx';
import { BoundSearch } from '../../components/bound/bound-search.tsx';
import { BoundArea, BoundText } from '../../components/bound/bound-text.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import { useAge, useIsMinor } from '../../model/use-facts.ts';
import { useWizard } from '../../model/wizard-context.ts';
import { ContactSection } from './contact-section.tsx';
import { GuardianPanel } from './guardian-panel.tsx';
import { ManagerSection } from './manager-section.tsx';
import { ProofSection } from './proof/proof-section.tsx';

function BirthDate() {
  const { t } = useTranslation('profileWizard');
  const age = useAge();
  const hint = age === null ? t('about.ageHint') : t('about.age', { count: age });
  return <WizardField name="dateOfBirth">{(field) => <BirthDateField {...field} hint={hint} />}</WizardField>;
}

function PlaceSection() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const cities = useMemo(() => cityOptions(lists), [lists]);
  return (
    <PageSection title={t('about.place.title')}>
      <BoundSearch
        name="residence"
        options={cities}
        placeholder={t('about.place.search')}
        hint={t('about.place.residenceHint')}
      />
      <Pair>
        <BoundSearch name="nativeCity" options={cities} placeholder={t('about.place.search')} />
        <BoundSearch
          name="nationality"
          options={lists.nationalities}
          placeholder={t('about.place.nationalitySearch')}
        />
      </Pair>
    </PageSection>
  );
}

/** Page 1: who somebody is, where, how to reach them, and who may see it. */
export function AboutPage() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  const isMinor = useIsMinor();
  return (
    <>
      <PageSection title={t('about.you.title')}>
        <Pair>
          <BoundText name="firstName" autoComplete="given-name" />
          <BoundText name="lastName" autoComplete="family-name" />
        </Pair>
        <BirthDate />
        <BoundChoice name="gender" items={lists.genders} isOptional={false} />
        {isMinor && <GuardianPanel />}
      </PageSection>
      <PlaceSection />
      <ContactSection />
      <PageSection title={t('about.words.title')} aside={t('optional')}>
        <BoundText name="headline" most={headlineLimit} hint={t('about.words.headlineHint')} />
        <BoundArea name="about" most={aboutLimit} hint={t('about.words.aboutHint')} />
      </PageSection>
      <PageSection title={t('about.visibility.title')}>
        <BoundToggle name="showToRecruiters" hint={t('about.visibility.hint')} />
      </PageSection>
      <ManagerSection />
      <ProofSection />
    </>
  );
}
