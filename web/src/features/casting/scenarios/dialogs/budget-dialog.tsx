import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useBudget } from '../api.ts';
import { readRupees } from '../model/read-rupees.ts';
import { useReason } from '../model/say.ts';

interface BudgetDialogProps {
  projectId: number;
  budget: number | null;
  onClose: () => void;
}

/** What the whole cast may cost. */
export default function BudgetDialog({ projectId, budget, onClose }: BudgetDialogProps) {
  const { t } = useTranslation('scenarios');
  const reason = useReason();
  const save = useBudget();
  const [text, setText] = useState(budget === null ? '' : formatCount(Math.round(budget / 100)));
  const [isWrong, setIsWrong] = useState(false);
  const send = () => {
    const paise = readRupees(text);
    setIsWrong(paise === undefined);
    if (paise === undefined) return;
    save.mutate(
      { params: { id: projectId }, body: { cast_budget_paise: paise } },
      {
        onSuccess: () => {
          toast(t('budget.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('budget.title')}
      lead={t('budget.lead')}
      closesOnClickOutside={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('budget.label')}
          hint={t('budget.hint')}
          error={isWrong ? t('budget.wrong') : undefined}
          start="₹"
          inputMode="numeric"
          value={text}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {save.isError && <Alert family="stop">{t('choice.failed', { reason: reason(save.error) })}</Alert>}
        <DialogActions>
          <Button variant="outline" onClick={onClose} disabled={save.isPending}>
            {t('make.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('budget.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
