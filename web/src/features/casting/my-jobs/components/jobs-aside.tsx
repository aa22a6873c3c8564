import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate, formatDayTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { daysLate, dueDay, isLate, shortDay } from '../model/job-dates.ts';
import { describeJob, subjectOf } from '../model/job-kinds.ts';
import { useLastVisit } from '../model/last-visit.ts';
import classes from './jobs-aside.module.css';

interface AsideProps {
  jobs: readonly MyJob[];
  now: number;
}

const shownDates = 5;
const shownNews = 5;

/** The next dates and deadlines; amber is the reader's turn. */
function Clock({ jobs }: AsideProps) {
  const { t } = useTranslation('myJobs');
  const dated = jobs
    .flatMap((job) => {
      const day = dueDay(job);
      return day === undefined ? [] : [{ job, day }];
    })
    .filter(({ job }) => job.turn !== 'they')
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, shownDates);
  return (
    <section className={classes.panel}>
      <SectionTitle>{t('aside.clock')}</SectionTitle>
      {dated.length === 0 && <p className={classes.quiet}>{t('aside.clockEmpty')}</p>}
      <ul className={classes.clock}>
        {dated.map(({ job, day }) => (
          <li key={`${job.kind} ${job.id}`} data-turn={job.turn}>
            <time dateTime={day}>{shortDay(day)}</time>
            <div>
              <b>{describeJob(job, t).clock}</b>
              <span>{subjectOf(job, t)}</span>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={paths.talentCalendar()}
        variant="outline"
        fullWidth
        leftSection={<CalendarDays size={17} aria-hidden />}
      >
        {t('aside.calendar')}
      </ButtonLink>
    </section>
  );
}

/** Only true figures: of what is with recruiters now. */
function Waiting({ jobs, now }: AsideProps) {
  const { t } = useTranslation('myJobs');
  const theirs = jobs.filter(({ turn, by }) => turn === 'they' && by !== null);
  const late = theirs.filter((job) => isLate(job, now));
  if (theirs.length === 0) return null;
  return (
    <section className={classes.panel}>
      <SectionTitle>{t('aside.waiting')}</SectionTitle>
      <p className={classes.text}>{t('aside.waitingText')}</p>
      <Facts>
        <Fact label={t('aside.inTime')}>{theirs.length - late.length}</Fact>
        <Fact label={t('aside.lateNow')}>{late.length}</Fact>
      </Facts>
      {late.slice(0, 3).map(
        (job) =>
          job.recruiter &&
          job.by !== null && (
            <div key={`${job.kind} ${job.id}`} className={classes.late}>
              <Avatar src={job.recruiter.image ?? undefined} name={job.recruiter.name} />
              <p>
                <b>{t('aside.late', { name: job.recruiter.name, count: daysLate(job.by, now) })}</b>
                {subjectOf(job, t)}
              </p>
            </div>
          ),
      )}
    </section>
  );
}

/** What came since the last visit on this device. */
function News({ jobs, userId }: AsideProps & { userId: number }) {
  const { t } = useTranslation('myJobs');
  useTimeFormat();
  const visit = useLastVisit(userId);
  const news = jobs
    .filter(({ since }) => Date.parse(since) > visit.at)
    .toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since))
    .slice(0, shownNews);
  return (
    <section className={classes.panel}>
      <SectionTitle aside={visit.isFirst ? undefined : formatDate(visit.at)}>
        {t(visit.isFirst ? 'aside.sinceFirst' : 'aside.since')}
      </SectionTitle>
      {news.length === 0 && <p className={classes.quiet}>{t('aside.nothingNew')}</p>}
      <ul className={classes.news}>
        {news.map((job) => (
          <li key={`${job.kind} ${job.id}`}>
            <time dateTime={job.since}>{formatDayTime(job.since)}</time>
            <span>{describeJob(job, t).news}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function JobsAside({ userId, ...props }: AsideProps & { userId: number }) {
  return (
    <aside className={classes.aside}>
      <Clock {...props} />
      <Waiting {...props} />
      <News {...props} userId={userId} />
    </aside>
  );
}
