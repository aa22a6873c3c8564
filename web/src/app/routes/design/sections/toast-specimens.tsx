import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import classes from './action-specimens.module.css';

export function ToastSpecimens() {
  const { t } = useTranslation('design');
  return (
    <div className={classes.line}>
      <Button variant="outline" onClick={() => toast(t('actions.toastSaved'))}>
        {t('actions.toastSuccess')}
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast(t('actions.toastShortlisted'), {
            action: { label: t('actions.undo'), onPress: () => void toast(t('actions.undone')) },
          })
        }
      >
        {t('actions.toastUndo')}
      </Button>
      <Button variant="outline" onClick={() => toast(t('actions.toastTooLarge'), { severity: 'error' })}>
        {t('actions.toastError')}
      </Button>
    </div>
  );
}
