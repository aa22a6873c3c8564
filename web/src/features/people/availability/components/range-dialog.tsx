import { markUnavailable } from '@callboard/contract/people/availability';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { Columns } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useChangeUnavailable, useMarkUnavailable } from '../api.ts';
import { addDays } from '../model/days.ts';
import type { RangeValues } from '../model/ranges.ts';

interface RangeDialogProps {
  userId: number;
  start: RangeValues;
  /** For dates that are already marked. */
  id: number | undefined;
  onClose: () => void;
}

const fourWeeks = 28;

function useRangeForm({ userId, start, id, onClose }: RangeDialogProps) {
  const { t } = useTranslation('availability');
  const mark = useMarkUnavailable(userId);
  const change = useChangeUnavailable(userId);
  return useContractForm({
    schema: markUnavailable.body,
    start,
    labels: {
      start_date: t('from'),
      end_date: t('to'),
      reason: t('reason'),
      repeat_weekly_until: t('until'),
    },
    missing: { start_date: t('chooseDay'), end_date: t('chooseDay') },
    send: (range) => (id === undefined ? mark.mutateAsync(range) : change.mutateAsync({ id, range })),
    onDone: () => {
      toast(t(id === undefined ? 'marked' : 'saved'));
      onClose();
    },
    action: t('saving'),
  });
}

/** Dates, reason and weekly repetition. */
export function RangeDialog(props: RangeDialogProps) {
  const { id, onClose } = props;
  const { t } = useTranslation('availability');
  const form = useRangeForm(props);
  const isNew = id === undefined;
  const { start_date: from, end_date: to, repeat_weekly_until: until } = form.form.watch();
  const repeat = (isWeekly: boolean) =>
    form.form.setValue('repeat_weekly_until', isWeekly ? addDays(to || from, fourWeeks) : '');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isNew ? 'mark' : 'edit')}
      lead={t('dialogLead')}
      closesOnClickOutside={false}
    >
      <Form
        form={form}
        foot={
          <DialogActions>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton form={form}>{t(isNew ? 'mark' : 'save')}</SubmitButton>
          </DialogActions>
        }
      >
        <Columns min="10rem">
          <DateField {...form.control('start_date')} data-autofocus />
          <DateField {...form.control('end_date')} min={from} />
        </Columns>
        <TextField {...form.field('reason')} hint={t('reasonHint')} />
        {isNew && (
          <Toggle
            label={t('weekly')}
            checked={Boolean(until)}
            onChange={({ currentTarget }) => repeat(currentTarget.checked)}
          />
        )}
        {isNew && until && <DateField {...form.control('repeat_weekly_until')} value={until} min={to} />}
      </Form>
    </Dialog>
  );
}
