import { RefreshCw } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { FieldName, WizardValues } from '../fields/values.ts';
import { requiredFields } from '../model/page-fields.ts';
import { targetId } from '../model/pages.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './wizard-field.module.css';

interface FieldHandle<T> {
  readonly value: T;
  /** Shown once the field is left, or right away when the server sent it. */
  readonly error: string | undefined;
}

interface AutosaveFieldProps<
  S extends string,
  V extends Record<string, unknown>,
  K extends keyof V & string,
> {
  saving: Autosave<S, V>;
  name: K;
  /** Links to the field lead here. */
  id?: string | undefined;
  children: (field: FieldHandle<V[K]>) => ReactNode;
}

/** Wraps a field: tracks focus for autosave, and says when another tab has changed it. */
export function AutosaveField<
  S extends string,
  V extends Record<string, unknown>,
  K extends keyof V & string,
>({ saving, name, id, children }: AutosaveFieldProps<S, V, K>) {
  const { t } = useTranslation('profileWizard');
  const state = useSyncExternalStore(saving.subscribe, () => saving.state(name));
  const [isInside, setIsInside] = useState(false);
  const [wasErrorShown, setWasErrorShown] = useState(state.fieldError !== undefined);
  const inside = useRef(false);

  const enter = () => {
    if (inside.current) return;
    inside.current = true;
    setIsInside(true);
    setWasErrorShown(state.fieldError !== undefined);
    saving.enter(name);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    inside.current = false;
    setIsInside(false);
    saving.leave(name);
  };
  // Turning the page unmounts its fields without a blur event.
  useEffect(
    () => () => {
      if (inside.current) saving.leave(name);
    },
    [saving, name],
  );

  const isErrorShown = !isInside || wasErrorShown || state.isServerError;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks whether focus is inside.
    <div id={id} className={classes.field} onFocus={enter} onBlur={leave}>
      {children({ value: state.value, error: isErrorShown ? state.fieldError : undefined })}
      {state.isFromOtherTab && (
        <p className={classes.fromOtherTab} role="status">
          <RefreshCw size={14} aria-hidden />
          {t('elsewhere')}
        </p>
      )}
    </div>
  );
}

/** The names of the fields with this type of value. */
export type NamesOf<T> = {
  [K in FieldName]: [WizardValues[K], T] extends [T, WizardValues[K]] ? K : never;
}[FieldName];

export interface WizardFieldHandle<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly label: string;
  /** Publishing needs it. */
  readonly isRequired: boolean;
}

interface WizardFieldProps<K extends FieldName> {
  name: K;
  children: (field: WizardFieldHandle<WizardValues[K]>) => ReactNode;
}

/** A field of the profile, with everything its control needs. */
export function WizardField<K extends FieldName>({ name, children }: WizardFieldProps<K>) {
  const { t } = useTranslation('profileWizard');
  const { wizard, isReadOnly } = useWizard();
  const { saving } = wizard;
  const label = t(`fields.${name}`);
  const isRequired = requiredFields.has(name);
  const onChange = (value: WizardValues[K]) => saving.set(name, value);
  return (
    <AutosaveField saving={saving} name={name} id={targetId(name)}>
      {({ value, error }) => children({ value, error, onChange, disabled: isReadOnly, label, isRequired })}
    </AutosaveField>
  );
}
