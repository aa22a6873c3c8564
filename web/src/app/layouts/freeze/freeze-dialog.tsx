import { Snowflake } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame.tsx';
import classes from './freeze-dialog.module.css';

interface FreezeDialogProps {
  userType: 1 | 2;
  onDismiss: () => void;
}

export default function FreezeDialog({ userType, onDismiss }: FreezeDialogProps) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  return (
    <DialogFrame
      opened
      // Only Ok and the link dismiss it, so that nobody closes it unread.
      closable={false}
      onClose={onDismiss}
      labelledBy={titleId}
      width="30rem"
      className={classes.content}
    >
      <span className={classes.icon} aria-hidden>
        <Snowflake size={24} />
      </span>
      <h2 className={classes.title} id={titleId}>
        {t('freeze.title')}
      </h2>
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
    </DialogFrame>
  );
}
