import { silence } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { shortDate, shortDateTime } from '../../job-cards/index.ts';
import { isStillDeciding, stepsSinceSent } from '../model/clock.ts';
import { daysBetween, statusNames, statusOf } from '../model/step-words.ts';
import classes from './how-it-ended.module.css';
import { Progress } from './progress.tsx';
import { Words } from './words.tsx';

interface EndedProps {
  application: OwnApplicationDetail;
}

/** What the recruiter said when it ended. */
export function TheirWords({ application: { words, recruiter, steps } }: EndedProps) {
  return words && <Words words={words} step={steps.at(-1)} recruiter={recruiter} />;
}

/** What it means, and who sees it. */
export function AboutTheRole({ application }: EndedProps) {
  const { t } = useTranslation('myApplications');
  const { others, recruiter, steps } = application;
  const viewed = stepsSinceSent(steps).find(({ status }) => status === 'viewed');
  const isClosed = statusOf(application) === 'role_closed';
  const isByUs = isClosed && steps.at(-1)?.made_by === 'callboard' && application.job.is_open;
  const counts =
    others.applied === null
      ? undefined
      : others.chosen === null
        ? t('over.othersApplied', { applied: formatCount(others.applied) })
        : t('over.others', { applied: formatCount(others.applied), chosen: formatCount(others.chosen) });
  const closedText = isByUs
    ? t('over.closedByUs', { days: silence.closedOnDay, ask: silence.askedOnDay })
    : t('over.closedText');
  return (
    <section className={classes.about}>
      <h2>{t(isClosed ? 'over.closedTitle' : 'over.about')}</h2>
      {isClosed && <p>{closedText}</p>}
      <p>
        {[!isClosed && counts, viewed && t('over.viewedOn', { date: shortDate(viewed.at) })]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>{t('over.private', { company: recruiter?.company ?? t('row.somebody') })}</p>
    </section>
  );
}

/** Its steps once more, as facts. */
export function HowItWent({ application }: EndedProps) {
  const { t } = useTranslation('myApplications');
  const { t: statusText } = useTranslation('status');
  const { applied_at, changed_at, words } = application;
  const steps = stepsSinceSent(application.steps);
  const labelOf = (step: (typeof steps)[number]) => {
    const { status, by, made_by } = step;
    if (isStillDeciding(steps, step)) return t('where.stillDeciding');
    if (status === 'viewed') return by ? t('where.viewedBy', { name: by }) : statusText('viewed');
    if (status === 'not_selected') return t(words ? 'over.repliedWords' : 'over.replied');
    if (status === 'role_closed' && made_by === 'callboard') return t('over.closedBy');
    return statusText(statusNames[status]);
  };
  return (
    <section>
      <SectionTitle aside={t('over.howDays', { count: daysBetween(applied_at, changed_at) })}>
        {t('over.how')}
      </SectionTitle>
      <div className={classes.went}>
        <Progress
          status={statusOf(application)}
          reached={Math.max(
            1,
            ...steps.map(
              ({ status }) =>
                ['applied', 'viewed', 'shortlisted', 'audition', 'callback', 'offered'].indexOf(status) + 1,
            ),
          )}
        />
        <Facts>
          {steps.map((step) => (
            <Fact key={`${step.status} ${step.at}`} label={labelOf(step)}>
              {shortDateTime(step.at)}
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  );
}

/** Withdrawn: until when one can come back. */
export function Withdrawn({ application }: EndedProps) {
  const { t } = useTranslation('myApplications');
  const { recruiter, job, actions, id, jobId, changed_at } = application;
  const mayAgain = actions.includes('apply_again');
  const when = !mayAgain
    ? t('again.no')
    : job.deadline
      ? t('again.until', { date: shortDate(job.deadline.at) })
      : t('again.open');
  return (
    <section className={classes.about}>
      <h2>{t('again.title')}</h2>
      <p>
        {t('again.text', { date: formatDate(changed_at), name: recruiter?.name ?? t('row.somebody') })} {when}
      </p>
      {mayAgain && (
        <ButtonLink variant="ink" className={classes.again} to={paths.jobApply(jobId, { application: id })}>
          {t('again.button')}
        </ButtonLink>
      )}
    </section>
  );
}
