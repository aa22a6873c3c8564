import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './header-popover.module.css';

interface HeaderPopoverProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  label: string;
  width: number;
  button: ReactNode;
  children: ReactNode;
}

/** What drops from a button of the header: keeps the focus while open, gives it back, closes on Escape. */
export function HeaderPopover({ opened, onChange, label, width, button, children }: HeaderPopoverProps) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={8}
      width={`min(${width}px, calc(100vw - 1.5rem))`}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: `${classes.panel}` }}
    >
      <Popover.Target popupType="dialog">{button}</Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
