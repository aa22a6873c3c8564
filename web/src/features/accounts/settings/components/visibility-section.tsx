import { userTypes } from '@callboard/contract/accounts/user-types';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useSettings } from '../model/settings-context.ts';
import type { SettingsValues } from '../model/settings-values.ts';
import { Section } from './section.tsx';
import classes from './switches.module.css';

export function VisibilitySection() {
  const { t } = useTranslation('settings');
  const { record, isFrozen } = useSettings();
  const { register } = useFormContext<SettingsValues>();
  const { mobile_number: mobile, user_type } = record;
  return (
    <Section id="visibility" title={t('sections.visibility')}>
      <div className={classes.switches}>
        {user_type === userTypes.talent && (
          <>
            <Toggle
              {...register('showToRecruiters')}
              label={t('visibility.showMe')}
              hint={t('visibility.showMeHint')}
              disabled={isFrozen}
            />
            <Toggle
              {...register('isFoundByDays')}
              label={t('visibility.byDays')}
              hint={t('visibility.byDaysHint')}
              disabled={isFrozen}
            />
          </>
        )}
        <Toggle
          {...register('whatsappUpdates')}
          label={t('visibility.whatsapp')}
          hint={
            mobile
              ? t('visibility.whatsappTo', { mobile: formatMobile(mobile) })
              : t('visibility.whatsappNone')
          }
        />
      </div>
    </Section>
  );
}
