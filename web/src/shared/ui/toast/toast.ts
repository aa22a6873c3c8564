import { newId } from '../../lib/new-id.ts';
import { createStore } from '../../lib/store.ts';

interface ToastOptions {
  severity?: 'success' | 'error';
  /** One way back, such as undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
  /** In milliseconds. */
  hidesAfter?: number;
}

export interface ShownToast extends Required<Omit<ToastOptions, 'action'>> {
  readonly id: string;
  readonly text: string;
  readonly action: ToastOptions['action'] | undefined;
}

const usuallyHidesAfter = 5000;

/** The earliest first. Those called before the container has arrived wait here. */
export const toasts = createStore<readonly ShownToast[]>([]);

/** Shows the given text followed by an exclamation mark: the product's rule, to the letter. */
export function toast(text: string, options: ToastOptions = {}): string {
  const { severity = 'success', action, hidesAfter = usuallyHidesAfter } = options;
  const id = newId();
  toasts.set([...toasts.get(), { id, text: `${text}!`, severity, action, hidesAfter }]);
  return id;
}

/** When what it says is no longer so. */
export const hideToast = (id: string): void => toasts.set(toasts.get().filter((one) => one.id !== id));
