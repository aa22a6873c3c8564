import type { ReactNode } from 'react';
import { CheckChips } from '../../../../../shared/ui/choices/check-chips.tsx';
import { RadioChips } from '../../../../../shared/ui/choices/radio-chips.tsx';
import { Toggle } from '../../../../../shared/ui/toggle/toggle.tsx';
import { WizardField } from '../wizard-field.tsx';
import type { NamesOf } from './names-of.ts';

interface ListItem {
  readonly id: number;
  readonly name: string;
}

interface BoundChoiceProps {
  name: NamesOf<number | null>;
  items: readonly ListItem[];
  hint?: ReactNode;
  isOptional?: boolean;
  /** The colour of each entry, where they are colours. */
  swatchOf?: (id: number) => string | undefined;
}

/** One entry of a short list. */
export function BoundChoice({ name, items, hint, isOptional = true, swatchOf }: BoundChoiceProps) {
  const options = items.map((item) => ({ value: item.id, label: item.name, swatch: swatchOf?.(item.id) }));
  return (
    <WizardField name={name}>
      {(field) => <RadioChips {...field} options={options} hint={hint} isOptional={isOptional} />}
    </WizardField>
  );
}

interface BoundChoicesProps {
  name: NamesOf<number[]>;
  items: readonly ListItem[];
  hint?: ReactNode;
  most?: number;
}

/** A list longer than this is folded: a thumb has better things to do than to scroll past it. */
const longList = 14;
const shownAtFirst = 9;

/** Any entries of a list that can be seen at a glance. */
export function BoundChoices({ name, items, hint, most }: BoundChoicesProps) {
  const options = items.map((item) => ({ value: item.id, label: item.name }));
  return (
    <WizardField name={name}>
      {(field) => (
        <CheckChips
          {...field}
          options={options}
          hint={hint}
          {...(most && { most })}
          {...(items.length > longList && { shownAtFirst })}
        />
      )}
    </WizardField>
  );
}

interface BoundToggleProps {
  name: NamesOf<boolean>;
  hint?: ReactNode;
  /** There is something to do first, which the hint says. */
  isHeldBack?: boolean;
}

export function BoundToggle({ name, hint, isHeldBack = false }: BoundToggleProps) {
  return (
    <WizardField name={name}>
      {({ label, value, onChange, disabled }) => (
        <Toggle
          label={label}
          hint={hint}
          checked={value}
          disabled={disabled || isHeldBack}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </WizardField>
  );
}
