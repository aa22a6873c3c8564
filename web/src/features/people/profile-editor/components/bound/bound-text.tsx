import type { ReactNode } from 'react';
import { CharacterCount } from '../../../../../shared/ui/character-count/character-count.tsx';
import { DateField } from '../../../../../shared/ui/date-field/date-field.tsx';
import { TextArea } from '../../../../../shared/ui/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../../../shared/ui/text-field/text-field.tsx';
import { WizardField } from '../wizard-field.tsx';
import type { NamesOf } from './names-of.ts';

interface BoundTextProps
  extends Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'placeholder' | 'type' | 'start'> {
  name: NamesOf<string>;
  hint?: ReactNode;
  /** Counts, and says how many are too many. Nothing is cut. */
  most?: number;
}

/** What helps, and how much room is left, in one line. */
const withCount = (hint: ReactNode, text: string, most: number | undefined): ReactNode =>
  most === undefined ? (
    hint
  ) : (
    <>
      {hint} <CharacterCount text={text} most={most} />
    </>
  );

export function BoundText({ name, hint, most, ...input }: BoundTextProps) {
  return (
    <WizardField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextField
          {...input}
          label={label}
          value={value}
          error={error}
          readOnly={disabled}
          hint={withCount(hint, value, most)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </WizardField>
  );
}

export function BoundDate({ name, hint }: Pick<BoundTextProps, 'name' | 'hint'>) {
  return <WizardField name={name}>{(field) => <DateField {...field} hint={hint} />}</WizardField>;
}

export function BoundArea({ name, hint, most }: Pick<BoundTextProps, 'name' | 'hint' | 'most'>) {
  return (
    <WizardField name={name}>
      {({ label, value, onChange, error, disabled }) => (
        <TextArea
          label={label}
          value={value}
          error={error}
          readOnly={disabled}
          hint={withCount(hint, value, most)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </WizardField>
  );
}
