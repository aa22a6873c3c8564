import { userTypes } from '@callboard/contract/accounts/sessions';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import { type ReactNode, useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { ContactKind } from '../api.ts';
import { contactOf } from '../model/contact.ts';
import { changedParts, toChange } from '../model/settings-change.ts';
import { SettingsContext } from '../model/settings-context.ts';
import { type SettingsValues, toValues } from '../model/settings-values.ts';
import { useSaveSettings } from '../model/use-save-settings.ts';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { FrozenNotice } from './frozen-notice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ManagerSection } from './manager-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import section from './section.module.css';
import { SessionsSection } from './sessions-section.tsx';
import classes from './settings.module.css';
import { type SectionId, SettingsNav } from './settings-nav.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { YouSection } from './you-section.tsx';

const sectionsOf: Record<1 | 2, readonly SectionId[]> = {
  [userTypes.talent]: [
    'you',
    'visibility',
    'manager',
    'notifications',
    'consents',
    'sign-in',
    'sessions',
    'data',
  ],
  [userTypes.recruiter]: [
    'you',
    'visibility',
    'notifications',
    'verification',
    'sign-in',
    'sessions',
    'data',
  ],
};

interface SettingsFormProps {
  record: UserRecord;
  icon: string | undefined;
  onChangeIcon: () => void;
  verification: ReactNode;
}

/** Everything typed lives here until it is saved; what the server has is beside it, to compare. */
export function SettingsForm({ record, icon, onChangeIcon, verification }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  const formId = useId();
  const form = useForm<SettingsValues>({ defaultValues: toValues(record), shouldUnregister: false });
  useWatch({ control: form.control });
  const values = form.getValues();
  const parts = changedParts(record, values);
  const { save, isSaving, trouble, proof } = useSaveSettings(record, form);

  const saveAll = form.handleSubmit((current) =>
    save({ change: toChange(record, current), onSaved: (saved) => form.reset(toValues(saved)) }),
  );
  const sendContact = (kind: ContactKind, address: string, said: (saved: UserRecord) => string | undefined) =>
    void save({
      change: kind === 'email' ? { email: address } : { mobile_number: address },
      onSaved: (saved) => form.setValue(kind, toValues(saved)[kind]),
      said,
    });
  const context = {
    record,
    isSaving,
    isFrozen: record.isFreezed,
    saveContact: (kind: ContactKind, address: string) =>
      sendContact(kind, address, () => t('contact.code.sent')),
    keepContact: (kind: ContactKind, address: string) =>
      sendContact(kind, address, (saved) => {
        if (contactOf(saved, kind).pending === null) return t('contact.pending.cancelled');
        form.setError(kind, { message: t('trouble.UNEXPECTED') });
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
            <DataSection />
          </div>
        </div>
        <SaveBar
          parts={parts}
          trouble={trouble}
          isSaving={isSaving}
          formId={formId}
          onDiscard={() => form.reset(toValues(record))}
        />
        <ProofDialog
          opened={proof.isAsked}
          lead={t('confirm.lead')}
          fault={proof.fault}
          isSaving={isSaving}
          onConfirm={proof.confirm}
          onClose={proof.cancel}
        />
        <LeaveDialog hasChanges={parts.length > 0} />
      </FormProvider>
    </SettingsContext>
  );
}
