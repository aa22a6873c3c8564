import type { ReactNode } from 'react';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { CheckChips } from '../../../../shared/ui/choices/check-chips.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import type { SearchOption } from '../../../../shared/ui/option-search/match-options.ts';
import { SearchChips } from '../../../../shared/ui/search-field/search-chips.tsx';
import { SearchSelect } from '../../../../shared/ui/search-field/search-select.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { CityChips, CitySelect } from '../../../site/reference/index.ts';
import type { Entry } from '../fields/field-types.ts';
import type { unfinishedTexts } from '../fields/values.ts';
import { type NamesOf, WizardField } from './wizard-field.tsx';

interface BoundTextProps
  extends Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'placeholder' | 'type' | 'start'> {
  name: NamesOf<string>;
  hint?: ReactNode;
  /** Counts the characters and says when there are too many. Nothing is cut. */
  most?: number;
}

/** The hint, and how many characters are left. */
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
      {({ label, value, onChange, error, disabled, isRequired }) => (
        <TextField
          {...input}
          isRequired={isRequired}
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

interface ListItem {
  readonly id: number;
  readonly name: string;
}

interface BoundChoiceProps {
  name: NamesOf<number | null>;
  items: readonly ListItem[];
  isOptional?: boolean;
  /** The colour of each entry of a colour list. */
  swatchOf?: (id: number) => string | undefined;
}

/** One entry of a short list. */
export function BoundChoice({ name, items, isOptional = true, swatchOf }: BoundChoiceProps) {
  const options = items.map((item) => ({ value: item.id, label: item.name, swatch: swatchOf?.(item.id) }));
  return (
    <WizardField name={name}>
      {(field) => <RadioChips {...field} options={options} isOptional={isOptional} />}
    </WizardField>
  );
}

interface BoundChoicesProps {
  name: NamesOf<number[]>;
  items: readonly ListItem[];
  hint?: ReactNode;
  most?: number;
}

/** Longer lists are folded, so phones do not have to scroll past them. */
const longList = 14;
const shownAtFirst = 9;

/** Several entries of a list that fits on screen. */
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
  /** Disabled until something else is filled in, which the hint says. */
  isDisabled?: boolean;
}

export function BoundToggle({ name, hint, isDisabled = false }: BoundToggleProps) {
  return (
    <WizardField name={name}>
      {({ label, value, onChange, disabled }) => (
        <Toggle
          label={label}
          hint={hint}
          checked={value}
          disabled={disabled || isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </WizardField>
  );
}

/** A closed list keeps what is typed and not chosen in a field of its own. */
type UnfinishedName = keyof typeof unfinishedTexts;

interface BoundSearchProps {
  options: readonly SearchOption[];
  placeholder: string;
  hint?: ReactNode;
}

interface UnfinishedProps {
  name: UnfinishedName;
  children: (text: { unfinished: string; onUnfinished: (text: string) => void }) => ReactNode;
}

/** Keeps the text of the closed list inside. */
export function Unfinished({ name, children }: UnfinishedProps) {
  return (
    <WizardField name={name}>
      {({ value, onChange }) => children({ unfinished: value, onUnfinished: onChange })}
    </WizardField>
  );
}

/** One entry of a long list. */
export function BoundSearch({
  name,
  textName,
  ...search
}: BoundSearchProps & { name: NamesOf<number | null>; textName: UnfinishedName }) {
  return (
    <WizardField name={name}>
      {(field) => (
        <Unfinished name={textName}>{(text) => <SearchSelect {...field} {...search} {...text} />}</Unfinished>
      )}
    </WizardField>
  );
}

/** Several entries of a long list. */
export function BoundSearchChips({
  name,
  textName,
  ...search
}: BoundSearchProps & { name: NamesOf<number[]>; textName: UnfinishedName; most: number }) {
  return (
    <WizardField name={name}>
      {(field) => (
        <Unfinished name={textName}>{(text) => <SearchChips {...field} {...search} {...text} />}</Unfinished>
      )}
    </WizardField>
  );
}

interface BoundCityProps {
  placeholder: string;
  hint?: ReactNode;
}

/** One city, or what is typed. */
export function BoundCity({ name, ...search }: BoundCityProps & { name: NamesOf<Entry | null> }) {
  return <WizardField name={name}>{(field) => <CitySelect {...field} {...search} />}</WizardField>;
}

/** Several cities. */
export function BoundCities({ name, ...search }: BoundCityProps & { name: NamesOf<Entry[]>; most: number }) {
  return <WizardField name={name}>{(field) => <CityChips {...field} {...search} />}</WizardField>;
}

/** Several entries of a long list that can be added to. */
export function BoundOpenChips({
  name,
  most,
  ...search
}: BoundSearchProps & { name: NamesOf<Entry[]>; most: number }) {
  return (
    <WizardField name={name}>
      {({ value, onChange, ...field }) => {
        const ids = value.filter((entry) => typeof entry === 'number');
        const texts = value.filter((entry) => typeof entry === 'string');
        return (
          <SearchChips
            {...field}
            {...search}
            most={most}
            value={ids}
            texts={texts}
            onChange={(next) => onChange([...next, ...texts])}
            onTexts={(next) => onChange([...ids, ...next])}
          />
        );
      }}
    </WizardField>
  );
}
