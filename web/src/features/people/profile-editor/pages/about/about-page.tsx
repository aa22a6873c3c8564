import {
  aboutLimit,
  guardianRelations,
  headlineLimit,
} from '@callboard/contract/people/profile-editor/payload';
import { useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { BirthDateField } from '../../../../../shared/ui/birth-date-field/birth-date-field.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../../shared/ui/choices/radio-chips.tsx';
import { nameOf } from '../../../../site/reference/index.ts';
import {
  BoundArea,
  BoundChoice,
  BoundCity,
  BoundSearch,
  BoundText,
  BoundToggle,
} from '../../components/bound-fields.tsx';
import { ConsentBox } from '../../components/consent-box.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { WizardField } from '../../components/wizard-field.tsx';
import { targetId } from '../../model/pages.ts';
import { useAge, useIsMinor } from '../../model/use-progress.ts';
import { useFieldState, useFieldValue, useWizard } from '../../model/wizard-context.ts';
import classes from './about-page.module.css';
import { ContactSection } from './contact-section.tsx';
import { ProofForm } from './id-proof-form.tsx';

const families = { in_review: 'wait', verified: 'go', refused: 'stop' } as const;

/** The status of the ID proof that was sent. Never shows the number or the pictures. */
function IdProofStatus() {
  const { t } = useTranslation('profileWizard');
  const { payload, lists } = useWizard();
  const { status, refused_reason, proof_type, proof_id_number, submitted_at } = payload.id_proof;
  if (status === 'none') return null;
  const facts = {
    kind: nameOf(lists.id_proof_types, proof_type),
    number: proof_id_number ?? '',
    date: submitted_at === null ? '' : formatDate(submitted_at),
  };
  const texts = {
    in_review: t('about.proof.inReview', facts),
    verified: t('about.proof.verified', facts),
    refused: t('about.proof.refused', { reason: refused_reason ?? t('about.proof.refusedNoReason') }),
  };
  return <Alert family={families[status]}>{texts[status]}</Alert>;
}

function ProofSection() {
  const { t } = useTranslation('profileWizard');
  const { payload } = useWizard();
  const { status } = payload.id_proof;
  const [isOpen, setIsOpen] = useState(false);
  const isFormShown = isOpen || status === 'refused';
  return (
    <PageSection title={t('about.proof.title')} aside={t(`about.proof.status.${status}`)}>
      <p>{t('about.proof.text')}</p>
      <IdProofStatus />
      {isFormShown ? (
        <ProofForm onSent={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {t(status === 'none' ? 'about.proof.open' : 'about.proof.sendAgain')}
          </Button>
        </div>
      )}
    </PageSection>
  );
}

function ManagerFields() {
  const hasEmail = useFieldValue('managerEmail').trim() !== '';
  const hasMobile = useFieldValue('managerMobile').trim() !== '';
  const getsMail = useFieldValue('managerGetsMail');
  const getsMessages = useFieldValue('managerGetsMessages');
  return (
    <>
      <BoundText name="managerName" autoComplete="off" />
      <Pair>
        <BoundText name="managerEmail" type="email" inputMode="email" autoComplete="off" />
        <BoundText name="managerMobile" type="tel" inputMode="tel" autoComplete="off" />
        <BoundToggle name="managerGetsMail" isDisabled={!hasEmail && !getsMail} />
        <BoundToggle name="managerGetsMessages" isDisabled={!hasMobile && !getsMessages} />
      </Pair>
    </>
  );
}

function ManagerSection() {
  const { t } = useTranslation('profileWizard');
  const isManaged = useFieldValue('isManaged');
  const email = useFieldState('managerEmail');
  const mobile = useFieldState('managerMobile');
  // Fields with errors stay visible even when the switch is off.
  const hasError = email.fieldError !== undefined || mobile.fieldError !== undefined;
  return (
    <PageSection title={t('about.manager.title')} aside={t('about.manager.aside')}>
      <BoundToggle name="isManaged" hint={t('about.manager.hint')} />
      {(isManaged || hasError) && <ManagerFields />}
    </PageSection>
  );
}

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

function LocationSection() {
  const { t } = useTranslation('profileWizard');
  const { lists } = useWizard();
  return (
    <PageSection title={t('about.place.title')}>
      <BoundCity
        name="residence"
        placeholder={t('about.place.search')}
        hint={t('about.place.residenceHint')}
      />
      <Pair>
        <BoundCity name="nativeCity" placeholder={t('about.place.search')} />
        <BoundSearch
          name="nationality"
          options={lists.nationalities}
          placeholder={t('about.place.nationalitySearch')}
        />
      </Pair>
    </PageSection>
  );
}

/** Page 1: identity, location, contact details and visibility. */
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
      <LocationSection />
      <ContactSection />
      <PageSection title={t('about.text.title')} aside={t('optional')}>
        <BoundText name="headline" most={headlineLimit} hint={t('about.text.headlineHint')} />
        <BoundArea name="about" most={aboutLimit} hint={t('about.text.aboutHint')} />
      </PageSection>
      <PageSection title={t('about.visibility.title')}>
        <BoundToggle name="showToRecruiters" hint={t('about.visibility.hint')} />
      </PageSection>
      <ManagerSection />
      <ProofSection />
    </>
  );
}
