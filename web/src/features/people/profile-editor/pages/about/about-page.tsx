import { guardianRelations } from '@callboard/contract/people/profile-editor/payload';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { BirthDateField } from '../../../../../shared/ui/birth-date-field/birth-date-field.tsx';
import { RadioChips } from '../../../../../shared/ui/choices/radio-chips.tsx';
import { BoundChoice, BoundCity, BoundText } from '../../components/bound-fields.tsx';
import { ConsentBox } from '../../components/consent-box.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import { targetId } from '../../model/pages.ts';
import { useAge, useIsMinor } from '../../model/use-progress.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './about-page.module.css';
import { ContactSection } from './contact-section.tsx';

/** For anyone under 18: the guardian, and the guardian's consent. */
function GuardianPanel() {
  const { t } = useTranslation('profileWizard');
  const relations = guardianRelations.map((value) => ({ value, label: t(`about.guardian.${value}`) }));
  return (
    <section className={classes.panel} aria-label={t('about.guardian.title')}>
      <h3 className={classes.title}>{t('about.guardian.title')}</h3>
      <p>{t('about.guardian.text')}</p>
      <BoundText name="guardianName" autoComplete="off" />
      <WizardField name="guardianRelation">
        {(field) => <RadioChips {...field} options={relations} isOptional={false} />}
      </WizardField>
      <ConsentBox
        topic="guardian"
        id={targetId('guardianConsent')}
        note={(isGiven, date) =>
          isGiven && date ? t('about.guardian.given', { date }) : t('about.guardian.notGiven')
        }
      />
    </section>
  );
}

function BirthDate() {
  const { t } = useTranslation('profileWizard');
  const age = useAge();
  const hint = age === null ? t('about.ageHint') : t('about.age', { count: age });
  return <WizardField name="dateOfBirth">{(field) => <BirthDateField {...field} hint={hint} />}</WizardField>;
}

/** Page 1: who you are, where, and how to reach you. */
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
        <BoundCity
          name="residence"
          placeholder={t('about.place.search')}
          hint={t('about.place.residenceHint')}
        />
      </PageSection>
      <ContactSection />
    </>
  );
}
