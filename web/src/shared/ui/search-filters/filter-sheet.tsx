import './i18n.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isShownOn, useScreen } from '../../lib/screen.ts';
import { Button } from '../button/button.tsx';
import classes from './filter-sheet.module.css';

interface FiltersButtonProps {
  /** How many filters are set. */
  set: number;
  onOpen: () => void;
}

/** At the bottom of a phone, before the chips on a tablet. Wide screens have the rail. */
export function FiltersButton({ set, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('searchFilters');
  const screen = useScreen();
  const label = set > 0 ? t('button.set', { count: set }) : t('button.none');
  const icon = <SlidersHorizontal size={18} aria-hidden />;
  return (
    <>
      {isShownOn(screen, 'tablet') && (
        <Button
          variant="ink"
          className={classes.inline}
          data-screen="tablet"
          leftSection={icon}
          aria-label={label}
          onClick={onOpen}
        >
          {t('button.none')} {set > 0 && <span className={classes.number}>{set}</span>}
        </Button>
      )}
      {isShownOn(screen, 'phone') && (
        <section className={classes.footer} data-screen="phone" aria-label={t('button.bar')}>
          <Button variant="ink" className={classes.wide} leftSection={icon} onClick={onOpen}>
            {label}
          </Button>
        </section>
      )}
    </>
  );
}

interface SheetBodyProps {
  /** What went wrong, above the buttons. */
  error?: ReactNode;
  /** The button that shows the results. */
  show: ReactNode;
  onClear: () => void;
  onClose: () => void;
  titleId: string;
  children: ReactNode;
}

export function SheetBody({ error, show, onClear, onClose, titleId, children }: SheetBodyProps) {
  const { t } = useTranslation('searchFilters');
  return (
    <div className={classes.sheet}>
      <span className={classes.grab} aria-hidden />
      <div className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {t('title')}
        </h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('close')}>
          <X size={22} aria-hidden />
        </button>
      </div>
      <div className={classes.list}>{children}</div>
      <div className={classes.sheetFooter}>
        {error}
        <div className={classes.decisions}>
          <Button variant="ghost" onClick={onClear}>
            {t('clearAll')}
          </Button>
          {show}
        </div>
      </div>
    </div>
  );
}

interface SheetDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Rendered while it is open. */
  children: (titleId: string) => ReactNode;
}

/** Slides up on a phone and in from the left on a tablet. Wide screens have the rail. */
export function SheetDialog({ opened, onClose, children }: SheetDialogProps) {
  const screen = useScreen();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOpen = opened && screen !== 'desktop';
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is for the backdrop.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && children(titleId)}
    </dialog>
  );
}
