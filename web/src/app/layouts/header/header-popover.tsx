import type { ComponentProps, ReactNode } from 'react';
import { Popover } from '../../../shared/ui/popover/popover.tsx';
import classes from './header-popover.module.css';

interface HeaderPopoverProps
  extends Pick<ComponentProps<typeof Popover>, 'opened' | 'onChange' | 'label' | 'trigger'> {
  width: number;
  children: ReactNode;
}

/** A popover of the header. */
export function HeaderPopover({ width, ...popover }: HeaderPopoverProps) {
  return (
    <Popover
      {...popover}
      offset={8}
      width={`min(${width}px, calc(100vw - 1.5rem))`}
      className={classes.panel}
    />
  );
}
