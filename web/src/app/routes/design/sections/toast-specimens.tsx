import { Button } from '@mantine/core';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import classes from './action-specimens.module.css';

export function ToastSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.line}>
      <Button variant="default" onClick={() => toast(t('actions.toastSaved'))}>
        {t('actions.toastSuccess')}
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toast(t('actions.toastShortlisted'), {
            action: { label: t('actions.undo'), onPress: () => void toast(t('actions.undone')) },
          })
        }
      >
        {t('actions.toastUndo')}
      </Button>
      <Button variant="default" onClick={() => toast(t('actions.toastTooLarge'), { severity: 'error' })}>
        {t('actions.toastError')}
      </Button>
    </div>
  );
}
