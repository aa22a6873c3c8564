import { type ComponentProps, type ReactNode, type RefCallback, useRef } from 'react';
import type { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moduleOnDemand } from '../../lib/module-on-demand.ts';
import { LoadingLine } from '../loading-line/loading-line.tsx';
import { toast } from '../toast/toast.ts';
import classes from './popover.module.css';

const popover = moduleOnDemand(() => import('react-aria-components/Popover'));

export const preloadPopovers = popover.preload;

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
  const { t } = useTranslation('controls');
  const button = useRef<HTMLElement>(null);
  const loaded = popover.useModule(opened, () => {
    toast(t('notOpened'), { severity: 'error' });
    onChange(false);
  });
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
      {opened && !loaded && <LoadingLine />}
      {loaded && (
        <loaded.Popover
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
        </loaded.Popover>
      )}
    </>
  );
}
