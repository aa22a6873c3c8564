import { answerWordsLength } from '@callboard/contract/casting/application-values';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { type Applicant, type BulkOutcome, useMoveMany } from '../api.ts';
import { canBeMoved, decisions, statusNameOf } from '../model/decisions.ts';
import classes from './review-dialogs.module.css';

/** Where they move to, or that nothing is decided yet. */
export type Reply = number | 'deciding';

interface MoveFormProps {
  applicants: readonly Applicant[];
  startsAt: Reply;
  onMoved: (outcome: BulkOutcome, reply: Reply) => void;
  onClose: () => void;
}

const bodyOf = (reply: Reply) =>
  reply === 'deciding' ? { still_deciding: true as const } : { jobApplyStatus: reply };

/** What was typed stays; until then the words follow the step. */
function useWords(reply: Reply) {
  const { t } = useTranslation('applicationReview');
  const [typed, setTyped] = useState<string>();
  const { decision } = decisions.find(({ status }) => status === reply) ?? {};
  const preset = decision ? t(`bulk.presets.${decision}`) : t('deciding.preset');
  return { words: typed ?? preset, setWords: setTyped };
}

/** Several applications move to one step, with the same words. */
export function MoveForm({ applicants, startsAt, onMoved, onClose }: MoveFormProps) {
  const { t } = useTranslation('applicationReview');
  const [reply, setReply] = useState(startsAt);
  const isDeciding = reply === 'deciding';
  const { words, setWords } = useWords(reply);
  const { mutate, isPending, isError } = useMoveMany();
  const movable = applicants.filter(({ jobApplyStatus }) => canBeMoved(jobApplyStatus));
  const moving = movable.filter(({ jobApplyStatus }) => jobApplyStatus !== reply);
  const ended = applicants.length - movable.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    const applications = moving.map(({ id, jobApplyStatus: from }) => ({ id, from }));
    mutate(
      { body: { applications, ...bodyOf(reply), ...(said !== '' && { words: said }) } },
      { onSuccess: (outcome) => onMoved(outcome, reply) },
    );
  };
  return (
    <form className={classes.fields} onSubmit={send}>
      <RadioChips<Reply>
        label={t('bulk.to')}
        isOptional={false}
        options={[
          { value: 'deciding', label: t('deciding.title') },
          ...decisions.map((one) => ({ value: one.status, label: t(`decide.${one.decision}`) })),
        ]}
        value={reply}
        onChange={(chosen) => setReply(chosen ?? startsAt)}
      />
      <TextArea
        label={t(isDeciding ? 'deciding.label' : 'bulk.words')}
        {...(isDeciding && { hint: t('deciding.hintMany') })}
        rows={5}
        maxLength={answerWordsLength}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {ended > 0 && <p className={classes.note}>{t('bulk.ended', { count: ended })}</p>}
      {isError && <Alert family="stop">{t(isDeciding ? 'deciding.failed' : 'bulk.failed')}</Alert>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('bulk.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={moving.length === 0 || (isDeciding && words.trim() === '')}
        >
          {t(isDeciding ? 'deciding.confirmMany' : 'bulk.confirm', { count: moving.length })}
        </Button>
      </DialogActions>
    </form>
  );
}

interface OutcomeProps {
  outcome: BulkOutcome;
  reply: Reply;
  applicants: readonly Applicant[];
  onClose: () => void;
}

/** Who stayed where they are, and who moved them meanwhile. */
export function MoveOutcome({ outcome: { moved, stayed }, reply, applicants, onClose }: OutcomeProps) {
  const { t } = useTranslation('applicationReview');
  const { t: words } = useTranslation('status');
  const nameOf = (id: number) => applicants.find((one) => one.id === id)?.talent.name;
  return (
    <div className={classes.fields}>
      <p>{t(reply === 'deciding' ? 'deciding.said' : 'bulk.moved', { count: moved.length })}</p>
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
