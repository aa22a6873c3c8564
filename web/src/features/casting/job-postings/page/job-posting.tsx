import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { Megaphone } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { SaveMark } from '../../../../shared/ui/autosave/save-mark.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useLiveJobs, useOwnJob } from '../api.ts';
import { postersFindings } from '../editor/finding-note.tsx';
import { fieldId, JobFormProvider } from '../editor/job-field.tsx';
import { JobForm } from '../editor/job-form.tsx';
import { useJobSaving } from '../editor/use-job-saving.ts';
import { readOnlyReason } from '../model/missing-parts.ts';
import { BeforeSubmit, Findings, SubmitTrouble } from './before-submit.tsx';
import { JobHead } from './job-head.tsx';
import { JobNumbers } from './job-numbers.tsx';
import classes from './job-posting.module.css';
import { JobState } from './job-state.tsx';
import { useSubmit } from './use-submit.ts';

interface LoadedJobProps {
  job: OwnJob;
  user: SessionUser;
}

function LoadedJob({ job, user }: LoadedJobProps) {
  const { t } = useTranslation('jobEditor');
  const form = useJobSaving(user.user_id, job);
  const { state, invalid, first } = useSaveState(form.saving);
  const submit = useSubmit(job, form);
  const isPhone = useScreen() === 'phone';
  const readOnly = readOnlyReason(job, user.isFreezed);
  const isReadOnly = readOnly !== undefined;
  const canSubmit = !isReadOnly && job.steps.includes('submit');
  const send = (
    <Button size="lg" fullWidth loading={submit.isSending} onClick={() => void submit.send()}>
      {t(job.review_note !== null ? 'submit.again' : job.needs_review ? 'submit.send' : 'submit.post')}
    </Button>
  );
  return (
    <JobFormProvider value={{ ...form, isReadOnly, findings: postersFindings(job.findings) }}>
      {!isReadOnly && (
        <SaveMark state={state} invalid={invalid} toFirst={first && { hash: `#${fieldId(first)}` }} />
      )}
      <JobHead job={job} isFrozen={user.isFreezed} />
      <div className={classes.columns} data-numbers={job.opened_at !== null || undefined}>
        <aside className={classes.side}>
          <JobState job={job} readOnly={readOnly} />
          {job.opened_at !== null && <JobNumbers job={job} />}
          {canSubmit ? <BeforeSubmit job={job} form={form} /> : <Findings job={job} />}
          {submit.problem && <SubmitTrouble problem={submit.problem} />}
          {canSubmit && !isPhone && send}
        </aside>
        <section className={classes.form} aria-label={t('page.form')}>
          <JobForm job={job} />
        </section>
      </div>
      {canSubmit && isPhone && <BottomBar label={t('submit.title')}>{send}</BottomBar>}
    </JobFormProvider>
  );
}

function MissingJob() {
  const { t } = useTranslation('jobEditor');
  return (
    <EmptyState
      icon={Megaphone}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <ButtonLink to={paths.myJobPostings()} variant="outline">
          {t('missing.action')}
        </ButtonLink>
      }
    />
  );
}

const waiting = (
  <div className={classes.waiting}>
    <Skeleton height="2.5rem" width="45%" />
    <div className={classes.columns}>
      <div className={classes.side}>
        <SkeletonText lines={5} />
      </div>
      <div className={classes.form}>
        <SkeletonText lines={12} />
      </div>
    </div>
  </div>
);

/** One job: where it stands, who came, and everything it says. */
export function JobPosting({ jobId, user }: { jobId: number; user: SessionUser }) {
  const { t } = useTranslation('jobEditor');
  const query = useOwnJob(jobId);
  useLiveJobs(user.user_id);
  return (
    <div className={classes.page}>
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={waiting}
        isEmpty={(job) => job === null}
        empty={<MissingJob />}
      >
        {(job) => job && <LoadedJob key={job.id} job={job} user={user} />}
      </QueryState>
    </div>
  );
}
