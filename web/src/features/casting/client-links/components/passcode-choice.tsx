import { Sparkles } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { suggestPasscode } from '../model/link-form.ts';
import classes from './link-form.module.css';

export interface PasscodeState {
  readonly isOn: boolean;
  readonly typed: string;
}

interface PasscodeChoiceProps {
  value: PasscodeState;
  onChange: (value: PasscodeState) => void;
  /** The link has one already. */
  hasOne: boolean;
  error: string | undefined;
}

export function PasscodeChoice({ value, onChange, hasOne, error }: PasscodeChoiceProps) {
  const { t } = useTranslation('clientLinks');
  const type = (typed: string) => onChange({ ...value, typed });
  return (
    <div className={classes.passcode}>
      <Toggle
        label={t('form.passcode')}
        hint={t('form.passcodeHint')}
        checked={value.isOn}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ isOn: checked, typed: checked && !hasOne ? suggestPasscode() : '' })
        }
      />
      {value.isOn && (
        <TextField
          label={t(hasOne ? 'form.newPasscode' : 'form.passcodeLabel')}
          value={value.typed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          hint={hasOne ? t('form.newPasscodeHint') : undefined}
          error={error}
          aside={
            <Button
              variant="link"
              size="xs"
              leftSection={<Sparkles size={14} aria-hidden />}
              onClick={() => type(suggestPasscode())}
            >
              {t('form.suggest')}
            </Button>
          }
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </div>
  );
}
