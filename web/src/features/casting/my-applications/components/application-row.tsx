import type { OwnApplication } from '@callboard/contract/casting/application-views';
import { Link } from 'react-router';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { TurnLine } from '../../../../shared/ui/turn-line/turn-line.tsx';
import { shortDate } from '../../job-cards/index.ts';
import { dueDateOf } from '../model/clock.ts';
import {
  daysBetween,
  isMoving,
  lineOf,
  nameOf,
  productionOf,
  statusNames,
  statusOf,
} from '../model/step-words.ts';
import classes from './application-row.module.css';
import { Progress } from './progress.tsx';

type T = TFunction<'myApplications'>;

/** Reply due Sat 21 Nov; Callboard asked on Sun 22 Nov. */
export function clockText({ clock }: Pick<OwnApplication, 'clock'>, t: T, now: number): string | undefined {
  if (!clock) return undefined;
  if (clock.asked_at) return t('row.asked', { date: shortDate(clock.asked_at) });
  const date = dueDateOf(clock.due_at);
  return t(Date.parse(clock.due_at) < now ? 'row.wasDue' : 'row.due', { date });
}

/** How it ended. */
function EndLine({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('myApplications');
  const { words, applied_at, changed_at } = application;
  const status = statusOf(application);
  if (status !== 'not_selected' && status !== 'withdrawn' && status !== 'role_closed') return null;
  const days = t('row.days', { count: daysBetween(applied_at, changed_at) });
  return (
    <>
      {words && <blockquote className={classes.words}>{words}</blockquote>}
      <p className={classes.line}>{t(`row.endedOn.${status}`, { date: formatDate(changed_at), days })}</p>
    </>
  );
}

/** One of My Applications. */
export function ApplicationRow({ application, now }: { application: OwnApplication; now: number }) {
  const { t } = useTranslation('myApplications');
  const { t: cards } = useTranslation('jobCards');
  const cameFrom = useCameFrom();
  const { id, recruiter, project_title, title, poster, project_type, applied_at, clock, works_from } =
    application;
  const status = statusOf(application);
  const production = productionOf(application);
  const who = recruiter?.name ?? t('row.somebody');
  const first = recruiter ? (who.split(' ')[0] ?? who) : who;
  const isLate = clock !== null && Date.parse(clock.due_at) < now;
  return (
    <li className={classes.row}>
      <ProjectPoster title={project_title ?? title} line={project_type.name} picture={poster} size="sm" />
      <div className={classes.about}>
        <div className={classes.head}>
          <h3>
            <Link to={paths.myApplication(id)} state={cameFrom}>
              {nameOf(application)}
              {production && (
                <>
                  , <em>{production}</em>
                </>
              )}
            </Link>
          </h3>
          <Status name={statusNames[status]} />
        </div>
        <p className={classes.line}>
          {[lineOf(application, cards), t('row.applied', { date: formatDate(applied_at) })].join(', ')}
        </p>
        <Progress status={status} reached={application.reached} />
        {isMoving(status) && (
          <TurnLine
            turn="they"
            who={who}
            shortWho={first}
            what={t(`doing.${status}`)}
            shortWhat={t(`doingShort.${status}`)}
            by={clockText(application, t, now)}
            isLate={isLate}
          />
        )}
        {status === 'cast' && (
          <TurnLine
            turn="set"
            who={t('row.both')}
            what={t('row.start')}
            by={works_from === null ? undefined : shortDate(works_from)}
          />
        )}
        <EndLine application={application} />
      </div>
    </li>
  );
}
