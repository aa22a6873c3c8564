import type { FieldErrors, FieldValues, Path, UseFormSetFocus } from 'react-hook-form';

/** To the first fault as the eye reads the form; the form library would go by the order of registration. */
export const focusFirstFault =
  <V extends FieldValues>(order: readonly Path<V>[], setFocus: UseFormSetFocus<V>) =>
  (errors: FieldErrors<V>): void => {
    const first = order.find((name) => name in errors);
    if (first) setFocus(first);
  };
