import type { UserRecord } from '@callboard/contract/accounts/settings';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { LeaveDialog } from '../../../../shared/ui/dialog/leave-dialog.tsx';
import type { ContactKind } from '../../contact-codes/index.ts';
import { contactOf } from '../model/contact.ts';
import { graceDays } from '../model/grace.ts';
import { changedSettings, toChange } from '../model/settings-change.ts';
import { SettingsContext } from '../model/settings-context.ts';
import { type SettingsValues, toValues } from '../model/settings-values.ts';
import { useSaveSettings } from '../model/use-save-settings.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { ConsentsSection } from './consents-section.tsx';
import dataClasses from './data-card.module.css';
import { DisplaySection } from './display-section.tsx';
import { DownloadCard } from './download-card.tsx';
import { ManagerSection } from './manager-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import section from './section.module.css';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import classes from './settings.module.css';
import { type SectionId, SettingsNav } from './settings-nav.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { YouSection } from './you-section.tsx';

/** Asks before a link discards unsaved changes. */
function LeaveSettings({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <LeaveDialog
      isNeeded={hasChanges}
      title={t('leave.title')}
      text={t('leave.text')}
      leave={t('leave.leave')}
      stay={t('leave.stay')}
    />
  );
}

function CloseCard() {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={dataClasses.card} data-tone="stop">
      <h3>{t('data.close.title')}</h3>
      <p>{t('data.close.text', { days: graceDays })}</p>
      <Button variant="outline" className={dataClasses.stop} onClick={() => setIsOpen(true)}>
        {t('data.close.open')}
      </Button>
      <CloseAccountDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function DataSection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="data" title={t('sections.data')}>
      <div className={dataClasses.cards}>
        <DownloadCard />
        <CloseCard />
      </div>
    </Section>
  );
}

function FrozenNotice() {
  const { t } = useTranslation('settings');
  return (
    <Alert
      family="frozen"
      action={
        <ButtonLink to={paths.contactUs()} size="sm" variant="outline">
          {t('frozen.contact')}
        </ButtonLink>
      }
    >
      {t('frozen.text')}
    </Alert>
  );
}

const sectionsOf: Record<1 | 2, readonly SectionId[]> = {
  [userTypes.talent]: [
    'you',
    'visibility',
    'manager',
    'notifications',
    'consents',
    'sign-in',
    'sessions',
    'display',
    'data',
  ],
  [userTypes.recruiter]: [
    'you',
    'visibility',
    'notifications',
    'verification',
    'sign-in',
    'sessions',
    'display',
    'data',
  ],
};

interface SettingsFormProps {
  record: UserRecord;
  icon: string | undefined;
  onChangeIcon: () => void;
  verification: ReactNode;
}

export function SettingsForm({ record, icon, onChangeIcon, verification }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  const formId = useId();
  const form = useForm<SettingsValues>({ defaultValues: toValues(record), shouldUnregister: false });
  useWatch({ control: form.control });
  const values = form.getValues();
  const parts = changedSettings(record, values);
  const { save, isSaving, error, proof } = useSaveSettings(record, form);

  const saveAll = form.handleSubmit((current) =>
    save({ change: toChange(record, current), onSaved: (saved) => form.reset(toValues(saved)) }),
  );
  const sendContact = (
    kind: ContactKind,
    address: string,
    message: (saved: UserRecord) => string | undefined,
  ) =>
    void save({
      change: kind === 'email' ? { email: address } : { mobile_number: address },
      onSaved: (saved) => form.setValue(kind, toValues(saved)[kind]),
      message,
    });
  const context = {
    record,
    isSaving,
    isFrozen: record.isFreezed,
    saveContact: (kind: ContactKind, address: string) =>
      sendContact(kind, address, () => t('contact.code.sent')),
    revertContact: (kind: ContactKind, address: string) =>
      sendContact(kind, address, (saved) => {
        if (contactOf(saved, kind).pending === null) return t('contact.pending.cancelled');
        form.setError(kind, { message: t('errors.UNEXPECTED') });
        return undefined;
      }),
  };

  return (
    <SettingsContext value={context}>
      <FormProvider {...form}>
        <div className={classes.panes}>
          <SettingsNav ids={sectionsOf[record.user_type]} />
          <div className={classes.sections}>
            {record.isFreezed && <FrozenNotice />}
            <form
              id={formId}
              className={classes.sections}
              noValidate
              onSubmit={(event) => void saveAll(event)}
            >
              <YouSection icon={icon} onChangeIcon={onChangeIcon} />
              <VisibilitySection />
              {record.user_type === userTypes.talent && <ManagerSection />}
              <NotificationSection />
            </form>
            {record.user_type === userTypes.talent ? (
              <ConsentsSection />
            ) : (
              <div id="verification" className={section.section}>
                {verification}
              </div>
            )}
            <SignInSection />
            <SessionsSection />
            <DisplaySection />
            <DataSection />
          </div>
        </div>
        <SaveBar
          parts={parts}
          error={error}
          isSaving={isSaving}
          formId={formId}
          onDiscard={() => form.reset(toValues(record))}
        />
        <ProofDialog
          opened={proof.isOpen}
          lead={t('confirm.lead')}
          error={proof.error}
          isSaving={isSaving}
          onConfirm={proof.confirm}
          onClose={proof.cancel}
        />
        <LeaveSettings hasChanges={parts.length > 0} />
      </FormProvider>
    </SettingsContext>
  );
}
