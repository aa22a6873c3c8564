import type { Message } from '@callboard/contract/messaging/messages';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ActionMenu } from '../../../../../shared/ui/action-menu/action-menu.tsx';
import type { LogActions } from '../log-actions.ts';
import classes from './message-menu.module.css';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useMessageActions } from './use-message-actions.ts';

interface MessageMenuProps {
  message: Message;
  isMine: boolean;
  actions: LogActions;
  label: string;
  /** A finger rests on the message. */
  isPressed: boolean;
  onClose: () => void;
}

function MenuButton(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className={classes.button}>
      <EllipsisVertical size={18} aria-hidden />
    </button>
  );
}

interface OpenMenuProps extends Omit<MessageMenuProps, 'isPressed'> {
  onTakeBack: () => void;
}

/** Made when it is opened: a menu for each of hundreds of messages would be felt. */
function OpenMenu({ onClose, ...of }: OpenMenuProps) {
  return (
    <ActionMenu actions={useMessageActions(of)} opened onChange={(isOpen) => !isOpen && onClose()}>
      <MenuButton aria-label={of.label} />
    </ActionMenu>
  );
}

export function MessageMenu({ isPressed, onClose, ...of }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTakingBack, setIsTakingBack] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen || isPressed;
  useEffect(() => {
    // The focus goes back to where the menu was opened, unless what was chosen has taken it.
    if (wasOpen.current && !isShown && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isShown;
  }, [isShown]);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <span className={classes.place} data-open={isShown || undefined}>
      {isShown ? (
        <OpenMenu {...of} onClose={close} onTakeBack={() => setIsTakingBack(true)} />
      ) : (
        <MenuButton
          ref={button}
          aria-label={of.label}
          onClick={() => setIsOpen(true)}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      )}
      {isTakingBack && <TakeBackDialog id={of.message.id} onClose={() => setIsTakingBack(false)} />}
    </span>
  );
}
