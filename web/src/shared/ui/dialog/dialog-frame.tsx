import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import classes from './dialog-frame.module.css';

interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  /** Its name: a text of its own, or the id of the title inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** A length. A narrower screen is filled. */
  width: string;
  /** Off once there is something in it that a stray click would throw away. */
  closesOnClickOutside?: boolean;
  /** Off while something is being sent that has its own way to stop it. */
  closable?: boolean;
  /** `fade` stands in the middle and comes with 8 px, `slide` comes from the right. */
  motion?: 'fade' | 'slide';
  /** Where it stands on the screen. */
  placeClassName?: string | undefined;
  className?: string | undefined;
  /** Keys that work wherever in it the focus is. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** It is gone, also from sight. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

interface FocusInsideProps extends Pick<DialogFrameProps, 'onClosed'> {
  onEscape: (() => void) | undefined;
}

/**
 * Opening it puts the focus on what is marked, or on the first thing that can be reached. When the focused element
 * is removed, the browser moves the focus to the page, where the library no longer hears Escape.
 */
function FocusInside({ onClosed, onEscape }: FocusInsideProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef({ onClosed, onEscape });
  latest.current = { onClosed, onEscape };
  useEffect(() => {
    const dialog = mark.current?.parentElement;
    const marked = dialog?.querySelector<HTMLElement>('[data-autofocus]');
    const first = marked ?? dialog?.querySelector<HTMLElement>(reachable);
    if (!dialog?.contains(document.activeElement)) first?.focus({ preventScroll: true });
    const closeFromThePage = ({ key, target }: globalThis.KeyboardEvent) => {
      const isOnTop = dialog?.closest('[inert], [aria-hidden="true"]') === null;
      if (key === 'Escape' && target === document.body && isOnTop) latest.current.onEscape?.();
    };
    document.addEventListener('keydown', closeFromThePage);
    return () => {
      document.removeEventListener('keydown', closeFromThePage);
      latest.current.onClosed?.();
    };
  }, []);
  return <span ref={mark} hidden />;
}

/** What lies above the page: keeps the focus inside and gives it back, closes on Escape, keeps the rest quiet. */
export function DialogFrame({
  opened,
  onClose,
  label,
  labelledBy,
  width,
  closesOnClickOutside = true,
  closable = true,
  motion = 'fade',
  placeClassName = '',
  className = '',
  onKeyDown,
  onClosed,
  children,
}: DialogFrameProps) {
  const style: CSSProperties & { '--dialog-width': string } = { '--dialog-width': width };
  return (
    <ModalOverlay
      isOpen={opened}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={closesOnClickOutside && closable}
      isKeyboardDismissDisabled={!closable}
      className={`${classes.scrim} ${placeClassName}`}
      style={style}
    >
      <Modal className={`${classes.box}`} data-motion={motion}>
        <Dialog
          className={`${classes.dialog} ${className}`}
          {...(labelledBy && { 'aria-labelledby': labelledBy })}
          {...(label && { 'aria-label': label })}
          {...(onKeyDown && {
            // The library passes on what pointers do, not keys.
            // biome-ignore lint/a11y/noStaticElementInteractions: its role is among the properties.
            render: (props) => <section {...props} onKeyDown={onKeyDown} />,
          })}
        >
          {children}
          <FocusInside onClosed={onClosed} onEscape={closable ? onClose : undefined} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
