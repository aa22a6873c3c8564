import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { keepWords, readKeptWords } from '../model/kept-words.ts';
import {
  blankPaper,
  faultsOf,
  mostPapers,
  type PaperDraft,
  type PapersDraft,
} from '../model/papers-draft.ts';
import { useSendPapers } from '../model/use-send-papers.ts';
import { PaperField } from './paper-field.tsx';
import classes from './verification.module.css';
import { WordFields } from './word-fields.tsx';

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
      {trouble && <Notice family="stop">{t(`trouble.${trouble}`)}</Notice>}
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
