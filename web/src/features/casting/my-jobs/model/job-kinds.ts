import type { ClosedJob, MyJob } from '@callboard/contract/casting/my-jobs';
import { formatDayMonth, formatDaysOfYear } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

type T = TFunction<'myJobs'>;

/** How one kind of job is told. Its buttons are in components/job-actions.tsx. */
export interface JobWords {
  readonly status: { readonly name: StatusName; readonly text?: string };
  /** What is next: after "You", the name of the recruiter, or "Both". */
  readonly next: { readonly what: string; readonly short: string };
  /** In the list of dates: "Work starts". */
  readonly clock: string;
  /** In the list of news. */
  readonly news: string;
  /** A sentence of its own kind. Left out: the fee, the dates and the city. */
  readonly text?: string;
  /** The page about it. */
  readonly to?: string | undefined;
}

type Describe = (job: MyJob, t: T) => JobWords;

export const recruiterName = ({ recruiter }: Pick<MyJob, 'recruiter'>, t: T): string =>
  recruiter?.name ?? t('somebody');

export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** What it is about: the character, else the job or the project, else who asks. */
export const subjectOf = (
  { character, project, recruiter, detail }: Pick<MyJob, 'character' | 'project' | 'recruiter' | 'detail'>,
  t: T,
): string =>
  character?.name ??
  (detail.job === undefined ? undefined : String(detail.job)) ??
  project?.title ??
  recruiter?.company ??
  t('somebody');

export const jobDays = ({ starts_on, ends_on }: Pick<MyJob, 'starts_on' | 'ends_on'>): string | undefined => {
  const [from, to] = [starts_on ?? ends_on, ends_on ?? starts_on];
  return from && to ? formatDaysOfYear(from, to) : undefined;
};

const share: Describe = (job, t) => {
  const name = recruiterName(job, t);
  const what = subjectOf(job, t);
  const status = job.status === 'interested' || job.status === 'read' ? job.status : 'shared';
  const date = formatDayMonth(dayInIndia(job.since));
  return {
    status: { name: status === 'shared' ? 'new' : status, text: t(`kinds.share.status.${status}`) },
    next:
      job.turn === 'you'
        ? { what: t('kinds.share.youDo', { name }), short: t('kinds.share.youDoShort') }
        : { what: t('kinds.share.theyDo', { date }), short: t('kinds.share.theyDoShort') },
    clock: t('kinds.share.clock'),
    news: t('kinds.share.came', { name, what }),
    to: job.project ? paths.sharedProject(job.project.id) : undefined,
  };
};

const availabilityCheck: Describe = (job, t) => {
  const name = recruiterName(job, t);
  const days = jobDays(job) ?? '';
  const status = job.status === 'available' ? 'available' : 'asked';
  return {
    status: { name: status, text: t(`kinds.availability_check.status.${status}`) },
    text: t('kinds.availability_check.text', { name, company: job.recruiter?.company ?? '', days }),
    next:
      job.turn === 'you'
        ? {
            what: t('kinds.availability_check.youDo', { name }),
            short: t('kinds.availability_check.youDoShort'),
          }
        : {
            what: t('kinds.availability_check.theyDo', { days }),
            short: t('kinds.availability_check.theyDoShort'),
          },
    clock: t('kinds.availability_check.clock'),
    news: t('kinds.availability_check.came', { name, days }),
  };
};

const applicationStatuses = {
  applied: 'applied',
  viewed: 'viewed',
  shortlisted: 'shortlisted',
  audition: 'audition',
  callback: 'callback',
  offered: 'offered',
  cast: 'cast',
  not_selected: 'notSelected',
  withdrawn: 'withdrawn',
  role_closed: 'roleClosed',
} as const satisfies Record<string, StatusName>;

const isKnown = (status: string): status is keyof typeof applicationStatuses =>
  Object.hasOwn(applicationStatuses, status);

export const applicationStatus = (status: string): StatusName =>
  isKnown(status) ? applicationStatuses[status] : 'applied';

const openSteps = ['applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered'] as const;

export const applicationNext = (status: string, t: T) => {
  const step = openSteps.find((one) => one === status) ?? 'applied';
  return {
    what: t(`kinds.application.theyDo.${step}`),
    short: t(`kinds.application.theyDoShort.${step}`),
  };
};

const application: Describe = (job, t) => ({
  status: { name: applicationStatus(job.status) },
  next: applicationNext(job.status, t),
  clock: t('kinds.application.clock', { name: recruiterName(job, t) }),
  news: t('kinds.application.came', { what: subjectOf(job, t), status: applicationStatus(job.status) }),
  to: paths.myApplication(job.id),
});

const casting: Describe = (job, t) => {
  const what = job.turn === 'set' ? t('kinds.casting.bothDo') : t('kinds.casting.theyDo');
  return {
    status: { name: 'cast' },
    next: { what, short: what },
    clock: t('kinds.casting.clock'),
    news: t('kinds.casting.came', { what: subjectOf(job, t) }),
  };
};

/** A kind that this version does not know yet still has its place and its date. */
const unknown: Describe = (job, t) => {
  const what = t(
    job.turn === 'you'
      ? 'kinds.other.youDo'
      : job.turn === 'they'
        ? 'kinds.other.theyDo'
        : 'kinds.other.bothDo',
  );
  return {
    status: { name: 'opened' },
    next: { what, short: what },
    clock: t('kinds.other.clock'),
    news: subjectOf(job, t),
  };
};

/** Each kind registers its words here; the server has its source under the same name. */
const kinds: Readonly<Record<string, Describe>> = {
  share,
  availability_check: availabilityCheck,
  application,
  casting,
};

export const describeJob: Describe = (job, t) =>
  ((Object.hasOwn(kinds, job.kind) ? kinds[job.kind] : undefined) ?? unknown)(job, t);

export interface EndWords {
  readonly status: StatusName;
  readonly text: string;
  readonly to?: string | undefined;
}

type DescribeEnd = (job: ClosedJob, t: T) => EndWords;

const ends: Readonly<Record<string, DescribeEnd>> = {
  share: (job, t) => {
    const end = (['declined', 'role_cast', 'role_dropped'] as const).find((one) => one === job.status);
    return {
      status: end === 'role_cast' || end === 'role_dropped' ? 'roleClosed' : (end ?? 'closed'),
      text: t(`closed.share.${end ?? 'closed'}`, { date: formatDate(job.ended_at) }),
      to: job.project ? paths.sharedProject(job.project.id) : undefined,
    };
  },
  application: (job, t) => {
    const end =
      (['cast', 'withdrawn', 'role_closed'] as const).find((one) => one === job.status) ?? 'not_selected';
    return {
      status: applicationStatus(job.status),
      text: t(`closed.application.${end}`, { date: formatDate(job.ended_at) }),
      to: paths.myApplication(job.id),
    };
  },
  casting: (job, t) => ({
    status: 'cast',
    text: t('closed.casting.cast', { date: formatDate(job.ended_at) }),
  }),
};

/** How one ended. */
export const describeEnd: DescribeEnd = (job, t) =>
  (Object.hasOwn(ends, job.kind) ? ends[job.kind] : undefined)?.(job, t) ?? {
    status: 'closed',
    text: formatDate(job.ended_at),
  };
