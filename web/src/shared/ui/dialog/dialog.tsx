import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** An icon above the title. Centres the content. */
  sign?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `stop` for what cannot be undone. */
  tone?: 'plain' | 'stop';
  width?: 'narrow' | 'wide' | 'broad';
  /** As high as there is room, whatever it holds, for content that is stepped through. */
  isSteady?: boolean;
  /** Off when a stray click would discard input. */
  closesOnClickOutside?: boolean;
  /** Off while something is sent that can be cancelled separately. */
  closable?: boolean;
  /** A left column, such as a portrait. Above the title on narrow screens. */
  side?: ReactNode;
  /** Handles keys anywhere inside. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const widths = { narrow: '27.5rem', wide: '40rem', broad: '64rem' } as const;

/** Shows a close button beside the title. */
export function DialogClose({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { t } = useTranslation('controls');
  return (
    <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
      <X size={20} aria-hidden />
    </button>
  );
}

/** A titled dialog. On a phone it rises from the bottom. */
export function Dialog({
  title,
  sign,
  lead,
  tone = 'plain',
  width = 'narrow',
  isSteady = false,
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
      containerClassName={classes.place}
      className={isSteady ? `${classes.dialog} ${classes.steady}` : classes.dialog}
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

/** The buttons of a dialog, main one last. Stacked on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
