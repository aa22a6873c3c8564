import { userTypes } from '@callboard/contract/accounts/user-types';
import { User } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { fieldChecks } from '../model/field-checks.ts';
import { useSettings } from '../model/settings-context.ts';
import type { SettingsValues } from '../model/settings-values.ts';
import { ContactField } from './contact-field.tsx';
import { Section } from './section.tsx';
import classes from './you-section.module.css';

interface IconProps {
  icon: string | undefined;
  onChangeIcon: () => void;
}

function Icon({ icon, onChangeIcon }: IconProps) {
  const { t } = useTranslation('settings');
  const { isFrozen } = useSettings();
  return (
    <div className={classes.icon}>
      {icon ? (
        <img className={classes.picture} src={icon} alt="" width={96} height={120} />
      ) : (
        <span className={classes.picture} role="img" aria-label={t('you.noIcon')}>
          <User size={32} aria-hidden />
        </span>
      )}
      <PlainButton className={classes.change} disabled={isFrozen} onClick={onChangeIcon}>
        {t('you.changeIcon')}
      </PlainButton>
    </div>
  );
}

export function YouSection(icon: IconProps) {
  const { t } = useTranslation('settings');
  const { record, isFrozen } = useSettings();
  const { register, formState } = useFormContext<SettingsValues>();
  const checks = fieldChecks(t);
  const aside = t(record.user_type === userTypes.talent ? 'you.asideTalent' : 'you.asideRecruiter');
  return (
    <Section id="you" title={t('sections.you')} aside={aside}>
      <div className={classes.who}>
        <Icon {...icon} />
        <div className={classes.fields}>
          <TextField
            {...register('firstName', { validate: checks.firstName })}
            label={t('you.firstName')}
            autoComplete="given-name"
            readOnly={isFrozen}
            error={formState.errors.firstName?.message}
          />
          <TextField
            {...register('lastName', { validate: checks.lastName })}
            label={t('you.lastName')}
            autoComplete="family-name"
            readOnly={isFrozen}
            error={formState.errors.lastName?.message}
          />
          <ContactField kind="email" />
          <ContactField kind="mobile" />
        </div>
      </div>
    </Section>
  );
}
