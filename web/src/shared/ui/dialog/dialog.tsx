import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** A sign above the title of a dialog that only tells something: all of it stands in the middle. */
  sign?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `stop` for what cannot be taken back. */
  tone?: 'plain' | 'stop';
  width?: 'narrow' | 'wide' | 'broad';
  /** Off once there is something in it that a stray click would throw away. */
  closesOnClickOutside?: boolean;
  /** Off while something is being sent that has its own way to stop it. */
  closable?: boolean;
  /** A column of its own on the left, such as a portrait; above the title where there is no room for two. */
  side?: ReactNode;
  /** Keys that work wherever in it the focus is. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const widths = { narrow: '27.5rem', wide: '40rem', broad: '64rem' } as const;

/** A cross at the right end of the title. */
export function DialogClose({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { t } = useTranslation('controls');
  return (
    <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
      <X size={20} aria-hidden />
    </button>
  );
}

/** What floats above the page: fades in with 8 px on a desk, rises from the foot of a phone. */
export function Dialog({
  title,
  sign,
  lead,
  tone = 'plain',
  width = 'narrow',
  closable = true,
  side,
  children,
  ...frame
}: DialogProps) {
  const titleId = useId();
  return (
    <DialogFrame
      {...frame}
      closable={closable}
      labelledBy={titleId}
      width={widths[width]}
      placeClassName={classes.place}
      className={classes.dialog}
    >
      <div className={classes.panes} data-tone={tone} data-sided={side !== undefined || undefined}>
        {side !== undefined && <div className={classes.side}>{side}</div>}
        <div className={classes.head} data-signed={sign !== undefined || undefined}>
          {sign}
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          {closable && sign === undefined && <DialogClose onClose={frame.onClose} />}
        </div>
        <div className={classes.body}>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </DialogFrame>
  );
}

/** The decisions at the foot of a dialog, the main one last; on a phone they stand under each other. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
