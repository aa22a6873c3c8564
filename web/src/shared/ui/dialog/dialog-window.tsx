import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import classes from './dialog-window.module.css';

export interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  /** The accessible name: a text, or the id of the title. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** A CSS length. Narrower screens are filled. */
  width: string;
  /** Off when a stray click would discard input. */
  closesOnClickOutside?: boolean;
  /** Off while something is sent that can be cancelled separately. */
  closable?: boolean;
  /** `fade` is centred, `slide` comes from the right. */
  motion?: 'fade' | 'slide';
  /** The class of the positioning container. */
  containerClassName?: string | undefined;
  className?: string | undefined;
  /** Handles keys anywhere inside. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** After the closing animation. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

interface FocusInsideProps extends Pick<DialogFrameProps, 'onClosed'> {
  onEscape: (() => void) | undefined;
}

/**
 * When the focused element is removed, the browser focuses the page, where the library no longer receives
 * Escape. Focus is moved back inside.
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

/** A modal: traps and restores the focus, closes on Escape and makes the page inert. */
export function DialogWindow({
  opened,
  onClose,
  label,
  labelledBy,
  width,
  closesOnClickOutside = true,
  closable = true,
  motion = 'fade',
  containerClassName = '',
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
      className={`${classes.scrim} ${containerClassName}`}
      style={style}
    >
      <Modal className={`${classes.box}`} data-motion={motion}>
        <Dialog
          className={`${classes.dialog} ${className}`}
          {...(labelledBy && { 'aria-labelledby': labelledBy })}
          {...(label && { 'aria-label': label })}
          {...(onKeyDown && {
            // The library passes on pointer events, not keys.
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
