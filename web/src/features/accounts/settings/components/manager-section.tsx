import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { fieldChecks } from '../model/field-checks.ts';
import { useSettings } from '../model/settings-context.ts';
import type { SettingsValues } from '../model/settings-values.ts';
import { Section } from './section.tsx';
import classes from './switches.module.css';

function ManagerFields() {
  const { t } = useTranslation('settings');
  const { isFrozen } = useSettings();
  const { register, formState, control } = useFormContext<SettingsValues>();
  const [email, mobile] = useWatch({ control, name: ['managerEmail', 'managerMobile'] });
  const checks = fieldChecks(t);
  return (
    <div className={classes.fields}>
      <TextField
        {...register('managerEmail', { validate: checks.email(false) })}
        label={t('manager.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isFrozen}
        error={formState.errors.managerEmail?.message}
      />
      <TextField
        {...register('managerMobile', { validate: checks.mobile(false) })}
        label={t('manager.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder={t('you.mobilePlaceholder')}
        readOnly={isFrozen}
        error={formState.errors.managerMobile?.message}
      />
      <Toggle
        {...register('managerGetsEmails')}
        label={t('manager.sendEmails')}
        disabled={isFrozen || email.trim() === ''}
      />
      <Toggle
        {...register('managerGetsMessages')}
        label={t('manager.sendMessages')}
        disabled={isFrozen || mobile.trim() === ''}
      />
    </div>
  );
}

export function ManagerSection() {
  const { t } = useTranslation('settings');
  const { isFrozen } = useSettings();
  const { register, control } = useFormContext<SettingsValues>();
  const isManaged = useWatch({ control, name: 'isManaged' });
  return (
    <Section id="manager" title={t('sections.manager')} aside={t('manager.aside')}>
      <Toggle
        {...register('isManaged')}
        label={t('manager.isManaged')}
        hint={t('manager.isManagedHint')}
        disabled={isFrozen}
      />
      {isManaged && <ManagerFields />}
    </Section>
  );
}
