import { type ComponentProps, type ReactNode, type RefCallback, useRef } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import classes from './popover.module.css';

interface TriggerProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

interface PopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The accessible name. */
  label: string;
  /** Renders the button with the given props. */
  trigger: (props: TriggerProps) => ReactNode;
  placement?: ComponentProps<typeof AriaPopover>['placement'];
  offset?: number;
  /** A CSS length. The default is the width of the content. */
  width?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A popover: traps and restores focus, closes on Escape or an outside click. */
export function Popover({
  opened,
  onChange,
  label,
  trigger,
  placement = 'bottom end',
  offset = 4,
  width,
  className = '',
  children,
}: PopoverProps) {
  const button = useRef<HTMLElement>(null);
  return (
    <>
      {trigger({
        ref: (element) => {
          button.current = element;
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        onClick: () => onChange(!opened),
      })}
      <AriaPopover
        triggerRef={button}
        isOpen={opened}
        onOpenChange={onChange}
        placement={placement}
        offset={offset}
        shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
        aria-label={label}
        className={`${classes.popover} ${className}`}
        style={{ zIndex: 'var(--cb-above-dialog)', width }}
      >
        {children}
      </AriaPopover>
    </>
  );
}
