import { answerWordsLength } from '@callboard/contract/casting/application-values';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { type Applicant, type BulkOutcome, useMoveMany } from '../api.ts';
import { canBeMoved, decisions, statusNameOf, wire } from '../model/decisions.ts';
import classes from './review-dialogs.module.css';

interface MoveFormProps {
  applicants: readonly Applicant[];
  startsAt: number;
  onMoved: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** What was typed stays; until then the words follow the step. */
function useWords(status: number) {
  const { t } = useTranslation('applicationReview');
  const [typed, setTyped] = useState<string>();
  const decision = decisions.find((one) => one.status === status)?.decision ?? 'viewed';
  return { words: typed ?? t(`bulk.presets.${decision}`), setWords: setTyped };
}

/** Several applications move to one step, with the same words. */
export function MoveForm({ applicants, startsAt, onMoved, onClose }: MoveFormProps) {
  const { t } = useTranslation('applicationReview');
  const [status, setStatus] = useState(startsAt);
  const { words, setWords } = useWords(status);
  const { mutate, isPending, isError } = useMoveMany();
  const movable = applicants.filter(({ jobApplyStatus }) => canBeMoved(jobApplyStatus));
  const moving = movable.filter(({ jobApplyStatus }) => jobApplyStatus !== status);
  const ended = applicants.length - movable.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    const applications = moving.map(({ id, jobApplyStatus: from }) => ({ id, from }));
    mutate(
      { body: { applications, jobApplyStatus: status, ...(said !== '' && { words: said }) } },
      { onSuccess: onMoved },
    );
  };
  return (
    <form className={classes.fields} onSubmit={send}>
      <RadioChips
        label={t('bulk.to')}
        isOptional={false}
        options={decisions.map((one) => ({ value: one.status, label: t(`decide.${one.decision}`) }))}
        value={status}
        onChange={(chosen) => setStatus(chosen ?? wire.viewed)}
      />
      <TextArea
        label={t('bulk.words')}
        rows={5}
        maxLength={answerWordsLength}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {ended > 0 && <p className={classes.note}>{t('bulk.ended', { count: ended })}</p>}
      {isError && <Alert family="stop">{t('bulk.failed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('bulk.cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={moving.length === 0}>
          {t('bulk.confirm', { count: moving.length })}
        </Button>
      </DialogActions>
    </form>
  );
}

interface OutcomeProps {
  outcome: BulkOutcome;
  applicants: readonly Applicant[];
  onClose: () => void;
}

/** Who stayed where they are, and who moved them meanwhile. */
export function MoveOutcome({ outcome: { moved, stayed }, applicants, onClose }: OutcomeProps) {
  const { t } = useTranslation('applicationReview');
  const { t: words } = useTranslation('status');
  const nameOf = (id: number) => applicants.find((one) => one.id === id)?.talent.name;
  return (
    <div className={classes.fields}>
      <p>{t('bulk.moved', { count: moved.length })}</p>
      <p className={classes.note}>{t('bulk.stayed', { count: stayed.length })}</p>
      <ul className={classes.stayed}>
        {stayed.map(({ id, jobApplyStatus, by }) => {
          const status = words(statusNameOf(jobApplyStatus));
          return (
            <li key={id}>
              <b>{nameOf(id)}</b>
              <span>{by === null ? status : t('bulk.stayedBy', { status, by })}</span>
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('bulk.close')}</Button>
      </DialogActions>
    </div>
  );
}
