import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../../shared/lib/format/dates.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { saveBody } from '../../api.ts';
import { useFieldValue } from '../../model/use-field.ts';
import { useWizard } from '../../model/wizard-context.ts';
import classes from './confirm-measures.module.css';

/** Bodies change: a date says when somebody last looked. */
export function ConfirmMeasures() {
  const { t } = useTranslation('profileWizard');
  const { wizard, payload, keep, isReadOnly } = useWizard();
  const [isBusy, setIsBusy] = useState(false);
  const hasHeight = useFieldValue('height').stored !== null;
  const { confirmed_on: date } = payload.physical_description;

  const confirm = async () => {
    setIsBusy(true);
    try {
      await wizard.saving.flush();
      const { progress, ...body } = await saveBody({ is_confirmed: true });
      keep((known) => ({ ...known, physical_description: body, progress }));
      toast(t('body.confirm.done'));
    } catch {
      toast(t('body.confirm.failed'), { severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };

  if (!hasHeight) return null;
  return (
    <div className={classes.confirm}>
      <p>{date === null ? t('body.confirm.never') : t('body.confirm.asked', { date: formatDate(date) })}</p>
      <Button
        variant="outline"
        loading={isBusy}
        disabled={isReadOnly}
        leftSection={<Check size={16} aria-hidden />}
        onClick={() => void confirm()}
      >
        {t('body.confirm.yes')}
      </Button>
    </div>
  );
}
