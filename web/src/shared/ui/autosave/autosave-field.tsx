import { RefreshCw } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Autosave } from '../../lib/autosave/autosave.ts';
import '../form-i18n.ts';
import classes from './autosave-field.module.css';

export interface FieldHandle<T> {
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
  const { t } = useTranslation('formControls');
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
