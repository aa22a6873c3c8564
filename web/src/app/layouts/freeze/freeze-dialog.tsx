import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { Snowflake } from 'lucide-react';
import { Trans } from 'react-i18next';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import classes from './freeze-dialog.module.css';

interface FreezeDialogProps {
  userType: 1 | 2;
  onDismiss: () => void;
}

export default function FreezeDialog({ userType, onDismiss }: FreezeDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal.Root
      opened
      onClose={onDismiss}
      size="30rem"
      centered
      classNames={{
        overlay: `${classes.scrim}`,
        content: `${classes.content}`,
        title: `${classes.title}`,
        body: `${classes.body}`,
      }}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <Modal.Body>
          <span className={classes.icon} aria-hidden>
            <Snowflake size={24} />
          </span>
          <Modal.Title>{t('freeze.title')}</Modal.Title>
          <p className={classes.text}>
            <Trans
              t={t}
              i18nKey={userType === 1 ? 'freeze.talent' : 'freeze.recruiter'}
              components={{ admin: <Link to={paths.contactUs()} onClick={onDismiss} /> }}
            />
          </p>
          <div className={classes.actions}>
            <Button variant="ink" onClick={onDismiss} data-autofocus>
              {t('freeze.ok')}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
