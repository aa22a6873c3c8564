import { silence } from '@callboard/contract/casting/application-values';
import type { OwnJobRow } from '@callboard/contract/casting/job-postings';
import { ClockAlert, Ellipsis, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { deadlineState } from '../model/deadline-state.ts';
import { statusNames } from '../model/job-status.ts';
import { useJobMenu } from '../steps/job-steps.tsx';
import classes from './job-row.module.css';
import { Sparkline } from './sparkline.tsx';

const emphasis = { b: <b /> };

/** When it closes, or since when it is closed. */
function Deadline({ job }: { job: OwnJobRow }) {
  const { t } = useTranslation('jobPostings');
  const state = deadlineState(job);
  const isClose = state.kind === 'today' || state.kind === 'soon' || state.kind === 'past';
  const count = state.kind === 'soon' ? state.days : 0;
  return (
    <span className={classes.deadline} data-close={isClose || undefined}>
      <Trans
        t={t}
        i18nKey={`deadline.${state.kind}`}
        count={count}
        values={{ ...state }}
        components={emphasis}
      />
      {'reopen' in state && state.reopen && `. ${t('deadline.reopen', { day: state.reopen })}`}
    </span>
  );
}

/** Monsoon Line, web series. The singer, Nani. Mumbai */
function About({ job }: { job: OwnJobRow }) {
  const { t } = useTranslation('jobPostings');
  const { project, production_title, project_type, characters, cities, is_remote, wanted, title } = job;
  const work = project?.title ?? production_title;
  const who = characters.filter((name) => name !== title).join(', ');
  const where = [...cities, ...(is_remote ? [t('row.remote')] : [])].join(', ');
  return (
    <p className={classes.what}>
      {work ? (
        <>
          <i>{work}</i>, {project_type.toLowerCase()}
        </>
      ) : (
        project_type
      )}
      {[who, where, t('row.wanted', { count: wanted })].filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

const numbers = ['views', 'applied', 'unseen', 'chosen'] as const;

function Numbers({ job }: { job: OwnJobRow }) {
  const { t } = useTranslation('jobPostings');
  const counts = { views: job.views, applied: job.applications, unseen: job.unseen, chosen: job.chosen };
  return (
    <dl className={classes.numbers} aria-label={t('row.numbers', { title: job.title })}>
      {numbers.map((name) => (
        <div key={name} data-new={(name === 'unseen' && counts.unseen > 0) || undefined}>
          <dt>{t(`row.${name}`)}</dt>
          <dd>{formatCount(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first faces and what waits, with the one thing to do. */
function Foot({ job }: { job: OwnJobRow }) {
  const { t } = useTranslation('jobPostings');
  const cameFrom = useCameFrom();
  const { id, title, status, faces, overdue, recent, can_edit, applications, review_note } = job;
  const isDraft = status === 'draft';
  if (status === 'in_review' && applications === 0) return null;
  return (
    <div className={classes.foot}>
      {!isDraft && recent.length > 0 && <Sparkline recent={recent} />}
      {faces.length > 0 && (
        <span className={classes.faces}>
          {faces.map(({ name, image }) => (
            <Avatar key={name + image} src={image ?? undefined} name={name} />
          ))}
        </span>
      )}
      {overdue > 0 && (
        <span className={classes.overdue} title={t('row.overdueHint', { days: silence.closedOnDay })}>
          <ClockAlert size={15} aria-hidden />
          {t('row.overdue', { count: overdue })}
        </span>
      )}
      {isDraft && review_note && (
        <span className={classes.overdue}>
          <Undo2 size={15} aria-hidden />
          {t('row.returned', { note: review_note })}
        </span>
      )}
      <span className={classes.act}>
        {isDraft && can_edit && (
          <ButtonLink
            to={paths.jobPosting(id)}
            state={cameFrom}
            variant="outline"
            size="sm"
            aria-label={t('row.finishWhat', { title })}
          >
            {t('row.finish')}
          </ButtonLink>
        )}
        {!isDraft && applications > 0 && (
          <ButtonLink
            to={paths.jobApplicants(id)}
            state={cameFrom}
            variant="outline"
            size="sm"
            aria-label={t('row.applicantsOf', { title })}
          >
            {t('row.applicants')}
          </ButtonLink>
        )}
      </span>
    </div>
  );
}

function Menu({ job, isFrozen }: JobRowProps) {
  const { t } = useTranslation('jobPostings');
  const { actions, dialog } = useJobMenu(job, isFrozen);
  return (
    <>
      <ActionMenu actions={actions}>
        <button type="button" className={classes.more} aria-label={t('row.more', { title: job.title })}>
          <Ellipsis size={19} aria-hidden />
        </button>
      </ActionMenu>
      {dialog}
    </>
  );
}

interface JobRowProps {
  job: OwnJobRow;
  isFrozen: boolean;
}

/** A job in the list: what it is, until when, who came, and what can be done with it. */
export function JobRow({ job, isFrozen }: JobRowProps) {
  const { t } = useTranslation('jobPostings');
  const cameFrom = useCameFrom();
  const { id, title, status, project, production_title, project_type, unseen } = job;
  return (
    <li className={classes.row} data-status={status}>
      <Link className={classes.poster} to={paths.jobPosting(id)} state={cameFrom} tabIndex={-1} aria-hidden>
        <ProjectPoster
          title={project?.title ?? production_title ?? title}
          line={project_type}
          picture={project?.poster}
          size="md"
          shrinks
        />
      </Link>
      <div className={classes.facts}>
        <div className={classes.heading}>
          <h2>
            <Link to={paths.jobPosting(id)} state={cameFrom}>
              {title}
            </Link>
          </h2>
          <Status name={statusNames[status]} />
          {unseen > 0 && (
            <Status name="new">{t('row.new', { count: unseen, shown: formatCount(unseen) })}</Status>
          )}
        </div>
        <About job={job} />
        <p className={classes.when}>
          <Deadline job={job} />
        </p>
      </div>
      {status === 'draft' || status === 'in_review' ? <span /> : <Numbers job={job} />}
      <Menu job={job} isFrozen={isFrozen} />
      <Foot job={job} />
    </li>
  );
}
