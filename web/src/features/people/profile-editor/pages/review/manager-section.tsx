import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { BoundText, BoundToggle } from '../../components/bound-fields.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { useFieldState, useFieldValue } from '../../model/wizard-context.ts';

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

export function ManagerSection() {
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
