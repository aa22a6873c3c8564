import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `stop` for what cannot be taken back. */
  tone?: 'plain' | 'stop';
  width?: 'narrow' | 'wide';
  /** Off once there is something in it that a stray click would throw away. */
  closesOnClickOutside?: boolean;
  /** Off while something is being sent that has its own way to stop it. */
  closable?: boolean;
  children: ReactNode;
}

const widths = { narrow: '27.5rem', wide: '40rem' } as const;

const fallsIn = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(8px)' },
  transitionProperty: 'opacity, transform',
};

/** What floats above the page: fades in with 8 px on a desk, rises from the foot of a phone. */
export function Dialog({
  opened,
  onClose,
  title,
  lead,
  tone = 'plain',
  width = 'narrow',
  closesOnClickOutside = true,
  closable = true,
  children,
}: DialogProps) {
  const { t } = useTranslation('controls');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={widths[width]}
      centered
      radius="lg"
      closeOnClickOutside={closesOnClickOutside && closable}
      closeOnEscape={closable}
      withCloseButton={closable}
      transitionProps={{ transition: fallsIn, duration: 200 }}
      overlayProps={{ className: `${classes.scrim}` }}
      closeButtonProps={{ 'aria-label': t('close'), className: `${classes.close}` }}
      classNames={{
        root: `${classes.root}`,
        inner: `${classes.inner}`,
        content: `${classes.content}`,
        header: `${classes.header}`,
        title: `${classes.title}`,
        body: `${classes.body}`,
      }}
      attributes={{ content: { 'data-tone': tone } }}
    >
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </Modal>
  );
}

/** The decisions at the foot of a dialog, the main one last; on a phone they stand under each other. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
