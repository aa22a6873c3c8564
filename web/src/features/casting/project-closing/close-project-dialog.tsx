import './i18n.ts';
import type { ClosingPreview } from '@callboard/contract/casting/project-closing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { useClosingPreview, useStatusChange } from './api.ts';
import { CastStep } from './components/cast-step.tsx';
import classes from './components/closing-steps.module.css';
import { WordsStep } from './components/words-step.tsx';
import { type ClosingDraft, useClosingDraft } from './model/closing-draft.ts';
import { countNotified, planParts, toClosingBody } from './model/closing-plan.ts';

interface ClosingProject {
  readonly id: number;
  readonly title: string;
}

const knownCodes = [
  'NETWORK',
  'RATE_LIMITED',
  'PROFILE_FROZEN',
  'PROJECT_RIGHT_MISSING',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION_FAILED',
] as const;

/** Below long messages, it would be out of view. */
const showFailure = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'center' });

interface ClosingFormProps {
  project: ClosingProject;
  preview: ClosingPreview;
  draft: ClosingDraft;
  change: ReturnType<typeof useStatusChange>;
  onClose: () => void;
  onClosed: () => void;
}

/** Two steps. What is chosen and written stays when the dialog is left or the request fails. */
function ClosingForm({ project, preview, draft, change, onClose, onClosed }: ClosingFormProps) {
  const { t } = useTranslation('projectClosing');
  const [step, setStep] = useState<'cast' | 'words'>('cast');
  const [showsErrors, setShowsErrors] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  const parts = planParts(preview, draft.choices);
  const count = countNotified(parts);
  const shownStep = useRef(step);
  // Each step is read from its beginning. The dialog focuses the first one itself.
  useEffect(() => {
    if (shownStep.current !== step) top.current?.focus();
    shownStep.current = step;
  }, [step]);

  const send = () => {
    setShowsErrors(true);
    if (parts.some(({ count: people, words }) => people > 0 && words.trim() === '')) return;
    const body = toClosingBody(preview, draft.choices);
    change.mutate(
      { params: { id: project.id }, body },
      {
        onSuccess: () => {
          draft.clear();
          toast(t('closed', { title: project.title }));
          onClosed();
        },
        onError: (error) => {
          const { code } = readRequestError(error);
          if (code === 'VALIDATION_FAILED') setStep('cast');
          if (code !== 'ALREADY_SETTLED') return;
          // By someone else, or here by a request whose answer was lost.
          draft.clear();
          toast(t('alreadyClosed', { title: project.title }));
          onClosed();
        },
      },
    );
  };

  const code = change.error && readRequestError(change.error).code;
  const problem = change.error && (knownCodes.find((known) => known === code) ?? 'other');
  return (
    <>
      <p ref={top} tabIndex={-1} className={classes.lead}>
        {t(step === 'cast' ? 'cast.lead' : count > 0 ? 'words.lead' : 'words.quiet')}
      </p>
      {step === 'cast' ? (
        <CastStep preview={preview} draft={draft} />
      ) : (
        <WordsStep parts={parts} draft={draft} showsErrors={showsErrors} />
      )}
      {problem && (
        <div className={classes.trouble} ref={showFailure}>
          <Alert family="stop">{t(`errors.${problem}`, { title: project.title })}</Alert>
        </div>
      )}
      <p className={classes.note}>{t('words.kept')}</p>
      <DialogActions>
        {step === 'cast' ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="ink" onClick={() => setStep('words')}>
              {t('cast.next')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" disabled={change.isPending} onClick={() => setStep('cast')}>
              {t('words.back')}
            </Button>
            <Button loading={change.isPending} onClick={send}>
              {count > 0 ? t('words.closeAndNotify', { count }) : t('words.close')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

interface CloseProjectDialogProps {
  project: ClosingProject;
  /** Left without closing. */
  onClose: () => void;
  /** The project is closed and everyone is notified. */
  onClosed: () => void;
}

/** Says who was cast and what everyone else reads, then closes the project. Open while it is rendered. */
export function CloseProjectDialog({ project, onClose, onClosed }: CloseProjectDialogProps) {
  const { t } = useTranslation('projectClosing');
  const preview = useClosingPreview(project.id);
  const draft = useClosingDraft(project.id);
  const change = useStatusChange();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('title', { title: project.title })}
      tone="stop"
      width="wide"
      closesOnClickOutside={false}
      closable={!change.isPending}
    >
      <QueryState
        query={preview}
        thing={t('thing')}
        level={3}
        waiting={
          <div className={classes.groups}>
            <Skeleton height="7.5rem" />
            <Skeleton height="7.5rem" />
          </div>
        }
      >
        {(loaded) => <ClosingForm {...{ project, draft, change, onClose, onClosed }} preview={loaded} />}
      </QueryState>
    </Dialog>
  );
}
