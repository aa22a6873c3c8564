import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useIsTopmost } from './use-is-topmost.ts';

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

const fallsIn = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(8px)' },
  transitionProperty: 'opacity, transform',
};

/** The kit's own head is a banner landmark, of which a page has one already; this one is not. */
function Head({ title, sign, closable }: Pick<DialogProps, 'title' | 'sign'> & { closable: boolean }) {
  const { t } = useTranslation('controls');
  return (
    <div className={classes.head} data-signed={sign !== undefined || undefined}>
      {sign}
      <Modal.Title className={classes.title}>{title}</Modal.Title>
      {closable && sign === undefined && (
        <Modal.CloseButton
          className={classes.close}
          aria-label={t('close')}
          icon={<X size={20} aria-hidden />}
        />
      )}
    </div>
  );
}

/** What floats above the page: fades in with 8 px on a desk, rises from the foot of a phone. */
export function Dialog({
  opened,
  onClose,
  title,
  sign,
  lead,
  tone = 'plain',
  width = 'narrow',
  closesOnClickOutside = true,
  closable = true,
  side,
  onKeyDown,
  children,
}: DialogProps) {
  useFocusBack(opened);
  const isTopmost = useIsTopmost(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[width]}
      centered
      returnFocus={false}
      closeOnClickOutside={closesOnClickOutside && closable}
      closeOnEscape={closable && isTopmost}
      {...(onKeyDown && { onKeyDown })}
      transitionProps={{ transition: fallsIn, duration: 200 }}
      classNames={{ root: `${classes.root}`, inner: `${classes.inner}`, content: `${classes.content}` }}
    >
      <Modal.Overlay className={classes.scrim} />
      <Modal.Content radius="lg" data-tone={tone} data-sided={side !== undefined || undefined}>
        {side !== undefined && <div className={classes.side}>{side}</div>}
        <Head title={title} sign={sign} closable={closable} />
        <Modal.Body className={classes.body}>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The decisions at the foot of a dialog, the main one last; on a phone they stand under each other. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
