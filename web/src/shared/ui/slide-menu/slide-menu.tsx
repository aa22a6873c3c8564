import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './slide-menu.module.css';

interface SlideMenuProps {
  opened: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Slides in from the left on small screens. A native dialog, which traps and restores focus. */
export function SlideMenu({ opened, onClose, label, children }: SlideMenuProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === opened) return;
    if (opened) element.showModal();
    else element.close();
  }, [opened]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the press is for the scrim.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {opened && (
        <div className={classes.sheet}>
          <button type="button" className={classes.close} onClick={onClose} aria-label={t('menu.close')}>
            <X size={22} aria-hidden />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
