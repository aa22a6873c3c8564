import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { openQuestion } from '../../availability-checks/index.ts';
import { refreshMyJobs, sendAvailability } from '../api.ts';
import { describeJob, jobDays, recruiterName, subjectOf } from '../model/job-kinds.ts';
import classes from './turn-card.module.css';

export interface JobActionsProps {
  job: MyJob;
  /** The one filled button of the screen. */
  isPrimary: boolean;
}

/** Read first: what the work asks is said before anyone answers. */
function ShareActions({ job, isPrimary }: JobActionsProps) {
  const { t } = useTranslation('myJobs');
  const cameFrom = useCameFrom();
  const { to } = describeJob(job, t);
  if (to === undefined) return null;
  return (
    <ButtonLink
      to={to}
      state={cameFrom}
      variant={isPrimary ? 'filled' : 'outline'}
      aria-label={t('kinds.share.readWhat', { what: subjectOf(job, t) })}
    >
      {t('kinds.share.read')}
    </ButtonLink>
  );
}

const failures = { PROFILE_FROZEN: 'frozen', ALREADY_SETTLED: 'closed', NOT_FOUND: 'closed' } as const;
const isFailure = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);

function AvailabilityActions({ job, isPrimary }: JobActionsProps) {
  const { t } = useTranslation('myJobs');
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isAvailable: boolean) => sendAvailability(job, isAvailable),
    onSuccess: () => toast(t('kinds.availability_check.sent')),
    onError: (error) => {
      const { code } = readRequestError(error);
      toast(t(`kinds.availability_check.${isFailure(code) ? failures[code] : 'failed'}`), {
        severity: 'error',
      });
    },
    onSettled: () => refreshMyJobs(client),
  });
  const days = jobDays(job) ?? '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would submit nothing here.
    <div
      className={classes.pair}
      role="group"
      aria-label={t('kinds.availability_check.answer', { name: recruiterName(job, t), days })}
    >
      <Button
        variant={isPrimary ? 'filled' : 'outline'}
        leftSection={<Check size={17} aria-hidden />}
        loading={isPending && variables}
        disabled={isPending}
        onClick={() => mutate(true)}
      >
        {t('kinds.availability_check.yes')}
      </Button>
      <Button
        variant={isPrimary ? 'outline' : 'ghost'}
        loading={isPending && !variables}
        disabled={isPending}
        onClick={() => mutate(false)}
      >
        {t('kinds.availability_check.no')}
      </Button>
      <Button
        variant="link"
        size="sm"
        className={classes.details}
        aria-label={t('kinds.availability_check.detailsOf', { days })}
        onClick={() => openQuestion({ questionId: job.id })}
      >
        {t('kinds.availability_check.details')}
      </Button>
    </div>
  );
}

/** What can be done while it is the talent's turn. Kinds to come add theirs. */
const actions: Readonly<Record<string, ComponentType<JobActionsProps>>> = {
  share: ShareActions,
  availability_check: AvailabilityActions,
};

export function JobActions(props: JobActionsProps) {
  const { kind } = props.job;
  const Actions = Object.hasOwn(actions, kind) ? actions[kind] : undefined;
  return Actions ? <Actions {...props} /> : null;
}
