import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import classes from './question.module.css';

interface ConfirmationSentProps {
  opened: boolean;
  onClose: () => void;
}

export function ConfirmationSent({ opened, onClose }: ConfirmationSentProps) {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('sent.title')}
      sign={
        <span className={classes.tick}>
          <Check size={26} aria-hidden />
        </span>
      }
    >
      <div className={classes.sent}>
        <p>{t('sent.text')}</p>
        <Button variant="ink" size="lg" fullWidth data-autofocus onClick={onClose}>
          {t('sent.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
