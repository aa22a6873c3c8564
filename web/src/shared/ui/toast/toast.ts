import { newId } from '../../lib/new-id.ts';
import { createStore } from '../../lib/store.ts';

interface ToastAction {
  label: string;
  onPress: () => void;
}

interface ToastOptions {
  severity?: 'success' | 'error';
  /** An action such as undo. It closes the toast. */
  action?: ToastAction;
  /** Opens what was done. */
  next?: ToastAction | undefined;
  /** In milliseconds. */
  hidesAfter?: number;
}

export interface ShownToast extends Required<Omit<ToastOptions, 'action' | 'next'>> {
  readonly id: string;
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly next: ToastAction | undefined;
}

const usuallyHidesAfter = 5000;

/** Oldest first. Toasts wait here until the container is loaded. */
export const toasts = createStore<readonly ShownToast[]>([]);

/**
 * Shows the text followed by an exclamation mark, as the product specifies. Said again, it takes the place of the
 * earlier one; those with an action stay, since each undoes something else.
 */
export function toast(text: string, options: ToastOptions = {}): string {
  const { severity = 'success', action, next, hidesAfter = usuallyHidesAfter } = options;
  const shown = { id: newId(), text: `${text}!`, severity, action, next, hidesAfter };
  const others = toasts.get().filter((one) => one.action !== undefined || one.text !== shown.text);
  toasts.set([...others, shown]);
  return shown.id;
}

/** Dismisses it when it no longer applies. */
export const hideToast = (id: string): void => toasts.set(toasts.get().filter((one) => one.id !== id));
