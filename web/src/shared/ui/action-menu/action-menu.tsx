import type { LucideIcon } from 'lucide-react';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onChoose: () => void;
  /** `stop` for destructive actions. */
  readonly tone?: 'plain' | 'stop';
}

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** The label of the menu button. */
  children: ReactElement<TriggerProps>;
  /** Set when something else can open it too. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
}

/** A button with a menu of actions. It closes when somebody scrolls, but not with the scroll that led to it. */
export function ActionMenu({ actions, children, opened, onChange }: ActionMenuProps) {
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = opened ?? isOpenHere;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isNew = useRef(false);
  const change = (next: boolean) => {
    setIsOpenHere(next);
    onChange?.(next);
  };
  const open = () => {
    isNew.current = true;
    // A button that was scrolled into view to be selected: the next frame says so before it calls this.
    requestAnimationFrame(() => {
      isNew.current = false;
    });
    change(true);
  };
  const choose = (key: unknown) => {
    // The chosen action may move the focus and must find it here.
    button.current?.focus({ preventScroll: true });
    actions.find((one) => one.key === key)?.onChoose();
  };
  return (
    <>
      {cloneElement(children, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => (isOpen ? change(false) : open()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        },
      })}
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (next || !isNew.current) change(next);
        }}
        shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
        isNonModal
        placement="bottom end"
        offset={4}
        className={`${classes.dropdown}`}
        style={{ zIndex: 'var(--cb-above-dialog)' }}
      >
        <Menu
          autoFocus="first"
          aria-labelledby={id}
          className={`${classes.menu}`}
          onAction={choose}
          onClose={() => change(false)}
        >
          {actions.map(({ key, label, icon: Icon, tone = 'plain' }) => (
            <MenuItem key={key} id={key} textValue={label} className={`${classes.item}`} data-tone={tone}>
              <Icon className={classes.icon} size={18} aria-hidden />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
