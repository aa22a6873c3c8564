import './i18n.ts';
import type { OwnShare, SharedProject } from '@callboard/contract/casting/project-shares';
import { ArrowLeft, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useWayBack } from '../../../shared/lib/way-back.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Avatar } from '../../../shared/ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { ProjectPoster } from '../../../shared/ui/project-poster/project-poster.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { openMessages } from '../../messaging/messages/index.ts';
import { ReportProject } from '../../people/reports/index.ts';
import { Asked, SharedFacts } from '../sharing/index.ts';
import { useLiveJobs, useSharedProject } from './api.ts';
import { OwnCalendar } from './components/own-calendar.tsx';
import { ReplyPanel } from './components/reply.tsx';
import classes from './shared-project.module.css';

interface SharedPartProps {
  userId: number;
  project: SharedProject;
  share: OwnShare;
}

/** Who asks, in their words. */
function Asking({ project, share }: Omit<SharedPartProps, 'userId'>) {
  const { t } = useTranslation('myJobs');
  const person = share.shared_by ?? project.recruiter;
  const { name, company, image, userUniqueId } = person;
  return (
    <div className={classes.asking}>
      <Avatar src={image ?? undefined} name={name} size="lg" />
      <div>
        <p className={classes.who}>
          <Link to={paths.recruiter(userUniqueId)} aria-label={t('project.profile', { name })}>
            {name}
          </Link>
        </p>
        <p className={classes.quiet}>{t('project.fromOn', { company, date: formatDate(share.shared_at) })}</p>
        {share.message && <blockquote className={classes.words}>{share.message}</blockquote>}
      </div>
    </div>
  );
}

/** What was sent for one character, with the reply beside it. */
function SharedPart({ userId, project, share }: SharedPartProps) {
  const { t } = useTranslation('myJobs');
  const { character, answer_words: words } = share;
  const isOne = project.shares.length === 1;
  const { name, user_id: recruiterId } = share.shared_by ?? project.recruiter;
  return (
    <div className={classes.part}>
      <div className={classes.read}>
        {!isOne && <SectionTitle size="page">{character.name}</SectionTitle>}
        <Asking project={project} share={share} />
        {words && (
          <section>
            <h3>{t('project.said')}</h3>
            <blockquote className={classes.words}>{words}</blockquote>
          </section>
        )}
        <section>
          <SectionTitle level={3}>{t('project.facts')}</SectionTitle>
          <SharedFacts about={project} character={character} columns={2} />
          {share.can_answer && <OwnCalendar share={share} project={project} />}
        </section>
        {character.brief && (
          <section>
            <SectionTitle level={3}>{t('project.brief')}</SectionTitle>
            <p className={classes.text}>{character.brief}</p>
          </section>
        )}
        <section>
          <SectionTitle level={3}>{t('project.asks')}</SectionTitle>
          <div className={classes.asks}>
            <Asked character={character} />
          </div>
        </section>
      </div>
      <div className={classes.reply}>
        <ReplyPanel userId={userId} share={share} recruiter={name} isOnly={isOne} />
        <Button
          variant="outline"
          fullWidth
          leftSection={<MessageSquare size={17} aria-hidden />}
          onClick={() => openMessages({ userId: recruiterId, projectId: project.project_id })}
        >
          {t('project.message', { name })}
        </Button>
        <p className={classes.hint}>{t('project.messageHint')}</p>
      </div>
    </div>
  );
}

const backNames = [
  [paths.closedJobs(), 'closed'],
  [paths.myApplications(), 'applications'],
  [paths.myJobs(), 'open'],
  [paths.talentNotifications(), 'notifications'],
  [paths.dashboard(), 'dashboard'],
] as const;

function BackLink() {
  const { t } = useTranslation('myJobs');
  const back = useWayBack(paths.myJobs());
  const [pathname] = back.to.split('?');
  const name = backNames.find(([path]) => path === pathname)?.[1] ?? 'other';
  return (
    <Link className={classes.back} {...back}>
      <ArrowLeft size={16} aria-hidden />
      {t(`project.back.${name}`)}
    </Link>
  );
}

interface LoadedProps {
  userId: number;
  project: SharedProject;
  isOffline: boolean;
  documents: ReactNode;
}

function Loaded({ userId, project, isOffline, documents }: LoadedProps) {
  const { t } = useTranslation('myJobs');
  const { title, project_type, shares, synopsis } = project;
  const [only, ...others] = shares;
  const heading =
    only && others.length === 0
      ? t('project.title', { character: only.character.name, project: title })
      : title;
  // Who declined reads the documents no longer.
  const mayReadDocuments = shares.some(({ status }) => status !== 'declined');
  return (
    <>
      <header className={classes.head}>
        <ProjectPoster title={title} line={project_type} size="md" shrinks />
        <div>
          <PageTitle>{heading}</PageTitle>
          <p className={classes.quiet}>
            {[project_type, project.production_house, project.cities.join(', ')].filter(Boolean).join('. ')}
          </p>
        </div>
      </header>
      {isOffline && <Alert family="wait">{t('offline')}</Alert>}
      {shares.map((share) => (
        <SharedPart key={share.id} userId={userId} project={project} share={share} />
      ))}
      <div className={classes.rest}>
        {synopsis && (
          <section>
            <SectionTitle>{t('project.about')}</SectionTitle>
            <p className={classes.text}>{synopsis}</p>
          </section>
        )}
        {mayReadDocuments && documents}
        <ReportProject
          userId={userId}
          projectId={project.project_id}
          title={title}
          person={project.recruiter.name}
        />
      </div>
    </>
  );
}

const waiting = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="8rem" />
    <Skeleton height="20rem" />
  </div>
);

interface SharedProjectPageProps {
  userId: number;
  projectId: number;
  documents: ReactNode;
}

/** Everything a talent needs to decide about a project that was shared with them. */
export function SharedProjectPage({ userId, projectId, documents }: SharedProjectPageProps) {
  const { t } = useTranslation('myJobs');
  const query = useSharedProject(projectId);
  useLiveJobs(userId);
  return (
    <div className={classes.page}>
      <BackLink />
      <QueryState
        query={query}
        thing={t('project.thing')}
        level={1}
        waiting={waiting}
        isEmpty={(project) => project === null}
        empty={
          <>
            <PageTitle>{t('project.missing.title')}</PageTitle>
            <EmptyState
              title={t('project.missing.why')}
              text={t('project.missing.text')}
              action={<ButtonLink to={paths.myJobs()}>{t('project.missing.action')}</ButtonLink>}
            />
          </>
        }
      >
        {(project) =>
          project && (
            <Loaded
              userId={userId}
              project={project}
              isOffline={query.fetchStatus === 'paused'}
              documents={documents}
            />
          )
        }
      </QueryState>
    </div>
  );
}
