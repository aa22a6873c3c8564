import { Ban, Check, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStore } from '../../lib/store.ts';
import { hideToast, type ShownToast, toasts } from './toast.ts';
import classes from './toast-container.module.css';
import { useToastPlace } from './use-toast-place.ts';

/** More toasts wait in the queue. */
const mostShown = 3;

const severities = {
  success: { icon: Check, role: 'status' },
  error: { icon: Ban, role: 'alert' },
} as const;

/** Hides the toast after a while; paused while hovered or focused. */
function useHiding({ id, hidesAfter }: ShownToast) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    stop();
    timer.current = setTimeout(() => hideToast(id), hidesAfter);
  }, [id, hidesAfter, stop]);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
}

function Toast({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('shell');
  const { id, text, severity, action, next } = toast;
  const { icon: Icon, role } = severities[severity];
  const hiding = useHiding(toast);
  return (
    <div className={classes.toast} role={role} data-severity={severity} {...hiding}>
      <Icon className={classes.icon} size={20} aria-hidden />
      <span className={classes.message}>
        {text}
        {[action, next].map(
          (one) =>
            one && (
              <button
                key={one.label}
                type="button"
                className={classes.action}
                onClick={() => {
                  hideToast(id);
                  one.onPress();
                }}
              >
                {one.label}
              </button>
            ),
        )}
      </span>
      <button
        type="button"
        className={classes.close}
        aria-label={t('toast.close')}
        onClick={() => hideToast(id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Shows toasts, also above dialogs. Loaded after the first paint. */
export default function ToastContainer() {
  const all = useStore(toasts);
  const shown = useMemo(() => all.slice(0, mostShown), [all]);
  const frame = useRef<HTMLDivElement>(null);
  const { side, bottom } = useToastPlace(frame, shown);
  return createPortal(
    // Dialogs do not make elements with this attribute inert.
    <div
      ref={frame}
      className={classes.place}
      data-side={side}
      style={{ bottom }}
      data-toasts
      data-react-aria-top-layer
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}
