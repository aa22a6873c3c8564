import { paperKinds } from '@callboard/contract/people/recruiter-verification';
import { Check, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { keepWords, readKeptWords } from '../model/kept-words.ts';
import {
  blankPaper,
  faultsOf,
  longest,
  mostPapers,
  type PaperDraft,
  type PapersDraft,
  stateOf,
  tidyGstin,
  toKind,
} from '../model/papers-draft.ts';
import { useSendPapers } from '../model/use-send-papers.ts';
import classes from './verification.module.css';

interface WordFieldsProps {
  draft: PapersDraft;
  onChange: (part: Partial<PapersDraft>) => void;
  wordsFor: (field: string) => string | undefined;
  isBusy: boolean;
}

const wholeGstin = 15;

function WordFields({ draft, onChange, wordsFor, isBusy }: WordFieldsProps) {
  const { t } = useTranslation('verification');
  const state = stateOf(draft.gstin);
  // Told while it is typed, once there is enough to tell.
  const isWhole = tidyGstin(draft.gstin).length >= wholeGstin;
  return (
    <>
      <TextField
        label={t('legalName')}
        hint={t('legalNameHint')}
        autoComplete="organization"
        value={draft.legalName}
        readOnly={isBusy}
        error={wordsFor('legal_name')}
        onChange={(event) => onChange({ legalName: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextField
          label={t('gstinLabel')}
          hint={state ? t('gstinGood', { state }) : t('gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.gstin}
          readOnly={isBusy}
          end={state && <Check className={classes.good} size={18} aria-hidden />}
          error={wordsFor('gstin') ?? (isWhole && !state ? t('faults.gstin') : undefined)}
          onChange={(event) => onChange({ gstin: event.currentTarget.value })}
        />
        <TextField
          label={t('link')}
          hint={t('linkHint')}
          type="url"
          inputMode="url"
          value={draft.link}
          readOnly={isBusy}
          error={wordsFor('proof_link')}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('note')}
        rows={3}
        hint={<CharacterCount text={draft.note} most={longest.note} />}
        value={draft.note}
        readOnly={isBusy}
        error={wordsFor('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}

interface PaperFieldProps {
  paper: PaperDraft;
  at: number;
  isBusy: boolean;
  wordsFor: (field: string) => string | undefined;
  onChange: (paper: PaperDraft) => void;
  onRemove: (() => void) | undefined;
}

/** One page: what it is, and its picture. */
function PaperField({ paper, at, isBusy, wordsFor, onChange, onRemove }: PaperFieldProps) {
  const { t } = useTranslation('verification');
  const number = at + 1;
  return (
    <li className={classes.paper}>
      <div className={classes.paperHead}>
        <h3 className={classes.small}>{t('paper', { number })}</h3>
        {onRemove && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t('removePaper', { number })}
            disabled={isBusy}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.pair}>
        <SelectField
          label={t('kind')}
          placeholder={t('kindNone')}
          options={paperKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={paper.kind}
          disabled={isBusy}
          error={wordsFor(`papers.${at}.kind`)}
          onChange={(event) => onChange({ ...paper, kind: toKind(event.currentTarget.value) })}
        />
        <PictureSlot
          label={t('picture', { number })}
          file={paper.file}
          onPick={(file) => onChange({ ...paper, file })}
          error={wordsFor(`papers.${at}.file`)}
          disabled={isBusy}
        />
      </div>
    </li>
  );
}

interface PapersFormProps {
  userId: number;
  onDone: () => void;
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

export function PapersForm({ userId, onDone, onCancel }: PapersFormProps) {
  const { t } = useTranslation('verification');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<PapersDraft>(() => ({
    ...readKeptWords(userId),
    papers: [blankPaper()],
  }));
  const [tries, setTries] = useState(0);
  const { send, share, trouble, refusals } = useSendPapers(userId, onDone);
  const isBusy = share !== undefined;
  const faults = faultsOf(draft);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const wordsFor = (field: string) => {
    const fault = tries > 0 ? faults.get(field) : undefined;
    return fault ? t(`faults.${fault}`) : refusals.get(field);
  };
  const change = (part: Partial<PapersDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepWords(userId, next);
  };
  const put = (papers: PaperDraft[]) => change({ papers });
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (faults.size === 0) send(draft);
      }}
    >
      <WordFields draft={draft} onChange={change} wordsFor={wordsFor} isBusy={isBusy} />
      <ol className={classes.papers}>
        {draft.papers.map((paper, at) => (
          <PaperField
            key={paper.key}
            paper={paper}
            at={at}
            isBusy={isBusy}
            wordsFor={wordsFor}
            onChange={(next) => put(draft.papers.with(at, next))}
            onRemove={
              draft.papers.length > 1
                ? () => put(draft.papers.filter(({ key }) => key !== paper.key))
                : undefined
            }
          />
        ))}
      </ol>
      {draft.papers.length < mostPapers && (
        <div>
          <Button
            variant="outline"
            disabled={isBusy}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => put([...draft.papers, blankPaper(draft.papers.at(-1)?.kind)])}
          >
            {t('addPaper')}
          </Button>
        </div>
      )}
      {trouble && <Alert family="stop">{t(`errors.${trouble}`)}</Alert>}
      {isBusy && (
        <ProgressBar label={t('sending', { percent: Math.round(share * 100) })} value={share * 100} />
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="ink" loading={isBusy}>
          {t('submit')}
        </Button>
        {onCancel && (
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
