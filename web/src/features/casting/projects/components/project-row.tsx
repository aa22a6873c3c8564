import type { ProjectRow as Row } from '@callboard/contract/casting/project-lists';
import { formatDays, formatDaysOfYear } from '@callboard/contract/short-dates';
import { Lock, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { shootState } from '../model/project-dates.ts';
import { CharacterSlots } from './character-slots.tsx';
import classes from './project-row.module.css';

const emphasis = { b: <b />, em: <b className={classes.soon} /> };

/** Web series for Tidewater Originals. Mumbai and Ratnagiri */
export function describeProject(
  { project_type: type, production_house: company, cities }: Row,
  t: TFunction<'projectOverview'>,
): string {
  const what = company ? t('row.for', { type, company }) : type;
  const [last, ...others] = cities.toReversed();
  const where = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
  return where ? `${what}. ${where}` : what;
}

function ShootDates({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const state = shootState(project);
  const words = { t, components: emphasis };
  if (state.kind === 'none') return <span>{t('row.noDates')}</span>;
  if (state.kind === 'over')
    return <span>{t('row.shot', { days: formatDaysOfYear(state.from, state.to) })}</span>;
  if (state.kind === 'now') {
    return (
      <span>
        <Trans {...words} i18nKey="row.shootsUntil" values={{ day: formatDays(state.to) }} />
      </span>
    );
  }
  const key = state.isSoon ? 'row.firstShotSoon' : 'row.firstShot';
  return (
    <span>
      <Trans {...words} i18nKey="row.shoots" values={{ days: formatDays(state.from, state.to) }} />
      {', '}
      <Trans {...words} i18nKey={key} count={state.days} />
    </span>
  );
}

/** The title among the team, and whose project it is where it is a colleague's. */
function TeamLine({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const { internal_title: teamTitle, owner, role } = project;
  const { name, company } = owner;
  return (
    <>
      {role !== 'owner' && (
        <span className={classes.team}>
          <Users size={14} aria-hidden />
          {company ? t('row.whose', { name, company }) : t('row.whoseName', { name })},{' '}
          {t(`row.role.${role}`)}
        </span>
      )}
      {teamTitle !== null && (
        <span className={classes.team} title={t('row.teamTitle')}>
          <Lock size={13} aria-hidden />
          {t('row.team')} <i>{teamTitle}</i>
        </span>
      )}
    </>
  );
}

const stages = ['shortlisted', 'applied', 'auditioned', 'offered'] as const;

function StageCounts({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const { counts, wanted, new_faces: newFaces, title } = project;
  return (
    <dl className={classes.stages} aria-label={t('row.counts', { title })}>
      {stages.map((stage) => (
        <div key={stage}>
          <dt>{t(`row.${stage}`)}</dt>
          <dd>
            {stage === 'shortlisted' && newFaces > 0 && (
              <span className={classes.newFaces} title={t('row.newFaces', { shown: formatCount(newFaces) })}>
                <span aria-hidden>+{formatCount(newFaces)}</span>
                <VisuallyHidden>{t('row.newFaces', { shown: formatCount(newFaces) })} </VisuallyHidden>
              </span>
            )}
            {formatCount(counts[stage])}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('row.cast')}</dt>
        <dd>
          {formatCount(counts.cast)} <small>{t('row.castOf', { wanted: formatCount(wanted) })}</small>
        </dd>
      </div>
    </dl>
  );
}

/** What a row of a project begins with: its title, status and what waits. */
export function ProjectHeading({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const { id, title, status, to_decide: count } = project;
  return (
    <div className={classes.heading}>
      <h2>
        <Link to={paths.project(id)}>{title}</Link>
      </h2>
      <Status name={status} />
      {count > 0 && <Status name="new">{t('row.waits', { count, shown: formatCount(count) })}</Status>}
    </div>
  );
}

/** An open project, with everyone who is furthest along. */
export function ProjectRow({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const { title, poster, project_type: type, characters, id } = project;
  return (
    <li className={classes.row}>
      <Link className={classes.poster} to={paths.project(id)} tabIndex={-1} aria-hidden>
        <ProjectPoster title={title} line={type} picture={poster} shrinks />
      </Link>
      <div className={classes.body}>
        <div className={classes.head}>
          <div className={classes.facts}>
            <ProjectHeading project={project} />
            <p className={classes.what}>{describeProject(project, t)}</p>
            <p className={classes.when}>
              <TeamLine project={project} />
              <ShootDates project={project} />
            </p>
          </div>
          <StageCounts project={project} />
        </div>
        {characters.length > 0 ? (
          <CharacterSlots project={project} />
        ) : (
          <p className={classes.none}>
            {t('row.noCharacters')} <Link to={paths.project(id)}>{t('row.addCharacters')}</Link>
          </p>
        )}
      </div>
    </li>
  );
}
