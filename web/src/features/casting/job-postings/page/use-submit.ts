import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useJobStep } from '../api.ts';
import { focusField } from '../editor/focus-field.ts';
import { fieldOfWire, type JobFieldName } from '../editor/job-values.ts';
import type { JobSaving } from '../editor/use-job-saving.ts';

export type SubmitProblem =
  | { readonly kind: 'notSaved' | 'offline' | 'failed' }
  /** What the server says is wrong, field by field. */
  | {
      readonly kind: 'refused';
      readonly fields: readonly { readonly name: JobFieldName | undefined; readonly message: string }[];
    };

export interface Submit {
  readonly send: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: SubmitProblem | undefined;
}

function problemOf(error: unknown): SubmitProblem {
  const { code, fields } = readRequestError(error);
  if (code === 'NETWORK') return { kind: 'offline' };
  if (fields.length === 0) return { kind: 'failed' };
  return {
    kind: 'refused',
    fields: fields.map(({ field, message }) => ({ name: fieldOfWire[field.split('.')[0] ?? ''], message })),
  };
}

/** Saves what was typed last, then posts the job or sends it to review. */
export function useSubmit(job: OwnJob, { saving }: JobSaving): Submit {
  const { t } = useTranslation('jobPostings');
  const step = useJobStep();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<SubmitProblem>();
  const send = async () => {
    setProblem(undefined);
    setIsSaving(true);
    const isSaved = await saving.flush();
    setIsSaving(false);
    if (!isSaved) {
      setProblem({ kind: navigator.onLine ? 'notSaved' : 'offline' });
      const [first] = saving.status().invalid;
      if (first !== undefined) focusField(first);
      return;
    }
    step.mutate(
      { params: { id: job.id }, body: { step: 'submit' } },
      {
        onSuccess: ({ status }) => {
          toast(t(status === 'in_review' ? 'steps.sentToReview' : 'steps.done.submit'));
          window.scrollTo({ top: 0 });
        },
        onError: (error) => setProblem(problemOf(error)),
      },
    );
  };
  return { send, isSending: isSaving || step.isPending, problem };
}
