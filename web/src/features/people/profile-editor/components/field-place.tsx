import { RefreshCw } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { Autosave } from '../autosave/autosave.ts';
import classes from './field-place.module.css';

export interface FieldHandle<T> {
  readonly value: T;
  /** Said only once its owner has left the field, or when the server has said it. */
  readonly error: string | undefined;
}

interface FieldPlaceProps<S extends string, V extends Record<string, unknown>, K extends keyof V & string> {
  saving: Autosave<S, V>;
  name: K;
  /** Links to the field lead here. */
  id?: string | undefined;
  children: (field: FieldHandle<V[K]>) => ReactNode;
}

/** Where a field stands: knows when somebody is in it, and says when another tab has changed it. */
export function FieldPlace<S extends string, V extends Record<string, unknown>, K extends keyof V & string>({
  saving,
  name,
  id,
  children,
}: FieldPlaceProps<S, V, K>) {
  const { t } = useTranslation('profileWizard');
  const state = useSyncExternalStore(saving.subscribe, () => saving.state(name));
  const [isInside, setIsInside] = useState(false);
  const [isFaultKnown, setIsFaultKnown] = useState(state.fault !== undefined);
  const inside = useRef(false);

  const enter = () => {
    if (inside.current) return;
    inside.current = true;
    setIsInside(true);
    setIsFaultKnown(state.fault !== undefined);
    saving.enter(name);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    inside.current = false;
    setIsInside(false);
    saving.leave(name);
  };
  // A page that is turned takes its fields away without a blur.
  useEffect(
    () => () => {
      if (inside.current) saving.leave(name);
    },
    [saving, name],
  );

  const isSaid = !isInside || isFaultKnown || state.isFaultOfServer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has come or gone.
    <div id={id} className={classes.place} onFocus={enter} onBlur={leave}>
      {children({ value: state.value, error: isSaid ? state.fault : undefined })}
      {state.isFromOtherTab && (
        <p className={classes.elsewhere} role="status">
          <RefreshCw size={14} aria-hidden />
          {t('elsewhere')}
        </p>
      )}
    </div>
  );
}
