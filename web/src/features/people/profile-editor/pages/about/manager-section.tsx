import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { BoundToggle } from '../../components/bound/bound-choices.tsx';
import { BoundText } from '../../components/bound/bound-text.tsx';
import { PageSection, Pair } from '../../components/page-section.tsx';
import { useFieldState, useFieldValue } from '../../model/use-field.ts';

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
        <BoundToggle name="managerGetsMail" isHeldBack={!hasEmail && !getsMail} />
        <BoundToggle name="managerGetsMessages" isHeldBack={!hasMobile && !getsMessages} />
      </Pair>
    </>
  );
}

export function ManagerSection() {
  const { t } = useTranslation('profileWizard');
  const isManaged = useFieldValue('isManaged');
  const email = useFieldState('managerEmail');
  const mobile = useFieldState('managerMobile');
  // What needs a look is in sight, whatever the switch says.
  const isFaulty = email.fault !== undefined || mobile.fault !== undefined;
  return (
    <PageSection title={t('about.manager.title')} aside={t('about.manager.aside')}>
      <BoundToggle name="isManaged" hint={t('about.manager.hint')} />
      {(isManaged || isFaulty) && <ManagerFields />}
    </PageSection>
  );
}
