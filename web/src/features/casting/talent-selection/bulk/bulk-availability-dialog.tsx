import { createAvailabilityCheck } from '@callboard/contract/casting/availability-checks';
import { formatDays } from '@callboard/contract/short-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshQuestions, sendAvailabilityCheck } from '../../unlocking/index.ts';
import type { SelectedTalent } from '../model/selection.ts';
import { clearSelected, deselect } from '../model/selection-store.ts';
import classes from './bulk.module.css';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { RunReport, useNames } from './run-report.tsx';
import { useBulkRun } from './use-bulk-run.ts';

interface Dates {
  readonly start_date: string;
  readonly end_date: string;
}

const today = (): string => dayInIndia(new Date());

/** The suggested days, unless they are over. */
const startOf = (days: BulkDialogProps['days']): Dates =>
  days && days.from >= today()
    ? { start_date: days.from, end_date: days.to }
    : { start_date: '', end_date: '' };

function useDatesForm(days: BulkDialogProps['days'], askedId: number, send: (dates: Dates) => void) {
  const { t } = useTranslation('talentSelection');
  return useContractForm({
    schema: createAvailabilityCheck.body.refine(({ start_date }) => start_date >= today(), {
      path: ['start_date'],
      message: t('checking.past'),
    }),
    start: { talentId: askedId, ...startOf(days) },
    labels: { start_date: t('checking.from'), end_date: t('checking.to') },
    missing: { start_date: t('checking.missingFrom'), end_date: t('checking.missingTo') },
    send: (dates) => Promise.resolve(dates),
    onDone: send,
    action: t('checking.send'),
  });
}

interface CheckingProps extends Pick<BulkDialogProps, 'character' | 'days' | 'onClose'> {
  /** Who can be asked. */
  talents: readonly SelectedTalent[];
  left: readonly SelectedTalent[];
  onRunning: (isRunning: boolean) => void;
}

function useCheckRun({ character, onClose, onRunning }: CheckingProps) {
  const { t } = useTranslation('talentSelection');
  const client = useQueryClient();
  const { user } = useSession();
  const [dates, setDates] = useState<Dates>();
  const run = useBulkRun<Dates>({
    send: ({ user_id: talentId }, days) =>
      sendAvailabilityCheck({ talentId, ...days, ...(character && { characterId: character.id }) }),
    onEnd: ({ done, failed }) => {
      onRunning(false);
      refreshQuestions(client, user?.user_id ?? 0);
      if (failed.size > 0) return deselect(done);
      clearSelected();
      toast(t('checking.toast', { count: done.size }));
      onClose();
    },
  });
  const start = (talents: readonly SelectedTalent[], days: Dates) => {
    setDates(days);
    onRunning(true);
    void run.start(talents, days);
  };
  return { ...run, dates, start };
}

function Checking(props: CheckingProps) {
  const { talents, left, days, onClose } = props;
  const { t } = useTranslation('talentSelection');
  const names = useNames(left);
  const { result, isRunning, isStarted, dates, start } = useCheckRun(props);
  const form = useDatesForm(days, talents[0]?.user_id ?? 0, (chosen) => start(talents, chosen));
  const { start_date: from } = form.form.watch();
  if (isStarted && dates) {
    const asked = formatDays(dates.start_date, dates.end_date);
    return (
      <>
        <RunReport
          talents={talents}
          result={result}
          isRunning={isRunning}
          running={t('checking.running')}
          done={t('checking.done', { count: result.done.size, days: asked })}
          label={t('checking.progress')}
        />
        <DialogActions>
          <Button variant="outline" disabled={isRunning} onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={isRunning} onClick={() => start(talents, dates)}>
            {t('run.retryAll', { count: talents.length - result.done.size })}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={form} disabled={talents.length === 0}>
            {t('checking.send')}
          </SubmitButton>
        </DialogActions>
      }
    >
      {talents.length === 0 && <p>{t('checking.allLocked')}</p>}
      {talents.length > 0 && left.length > 0 && (
        <p className={classes.small}>{t('checking.locked', { names })}</p>
      )}
      <div className={classes.dates}>
        <DateField {...form.control('start_date')} min={today()} />
        <DateField {...form.control('end_date')} min={from || today()} />
      </div>
    </Form>
  );
}

/** The same days for everyone who is unlocked. */
export function BulkAvailabilityDialog({ talents, onClose, ...rest }: BulkDialogProps) {
  const { t } = useTranslation('talentSelection');
  const [isRunning, setIsRunning] = useState(false);
  const [unlocked] = useState(() => talents.filter(({ isUnlocked }) => isUnlocked));
  const [locked] = useState(() => talents.filter(({ isUnlocked }) => !isUnlocked));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('checking.title', { count: unlocked.length })}
      lead={t('checking.lead')}
      closable={!isRunning}
      closesOnClickOutside={false}
    >
      <Checking {...rest} talents={unlocked} left={locked} onClose={onClose} onRunning={setIsRunning} />
    </Dialog>
  );
}
