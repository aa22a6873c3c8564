import { notifications } from '@mantine/notifications';
import { Ban, Check } from 'lucide-react';
import { i18n } from '../../i18n/i18n.ts';
import classes from './toast.module.css';

type Severity = 'success' | 'error';

interface ToastOptions {
  severity?: Severity;
  /** One way back, such as undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
  /** In milliseconds. */
  hidesAfter?: number;
}

const usuallyHidesAfter = 5000;

const severities = {
  success: { icon: Check, role: 'status' },
  error: { icon: Ban, role: 'alert' },
} as const;

/** The given text followed by an exclamation mark: the product's rule, to the letter. */
const toastText = (text: string): string => `${text}!`;

export function toast(
  text: string,
  { severity = 'success', action, hidesAfter = usuallyHidesAfter }: ToastOptions = {},
): string {
  const { icon: Icon, role } = severities[severity];
  const id = notifications.show({
    message: (
      <span className={classes.message}>
        {toastText(text)}
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              notifications.hide(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </span>
    ),
    role,
    icon: <Icon size={20} aria-hidden />,
    autoClose: hidesAfter,
    'data-severity': severity,
    closeButtonProps: { 'aria-label': i18n.t('toast.close', { ns: 'shell' }) },
    classNames: {
      root: `${classes.toast}`,
      icon: `${classes.icon}`,
      body: `${classes.body}`,
      description: `${classes.description}`,
      closeButton: `${classes.close}`,
    },
  });
  return id;
}

/** When what it says is no longer so. */
export const hideToast = (id: string): void => void notifications.hide(id);
