import './i18n.ts';
import type { readProjectInvitation } from '@callboard/contract/casting/project-people';
import type { Result } from '@callboard/contract/endpoint';
import { Link2Off } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../shared/lib/format/dates.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { Avatar } from '../../../shared/ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { Fact, Facts } from '../../../shared/ui/facts/facts.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton/skeleton.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { useInvitation, useJoinProject } from './api.ts';
import classes from './join-project.module.css';

type Invitation = Result<typeof readProjectInvitation>;

const deadEnds: Partial<Record<RequestError['code'], 'used' | 'expired' | 'missing'>> = {
  LINK_USED: 'used',
  LINK_EXPIRED: 'expired',
  NOT_FOUND: 'missing',
  VALIDATION_FAILED: 'missing',
};

/** Undefined where trying again may help. */
const deadEndOf = (error: unknown) => deadEnds[readRequestError(error).code];

function DeadEnd({ why }: { why: 'used' | 'expired' | 'missing' }) {
  const { t } = useTranslation('projectPeople');
  return (
    <EmptyState
      icon={Link2Off}
      title={t(`join.${why}.title`)}
      text={t(`join.${why}.text`)}
      action={
        <ButtonLink to={paths.myProjects()} variant="ink">
          {t('join.projects')}
        </ButtonLink>
      }
    />
  );
}

function Inviter({ owner: { name, company, image } }: Pick<Invitation, 'owner'>) {
  const { t } = useTranslation('projectPeople');
  return (
    <p className={classes.inviter}>
      <Avatar src={image ?? undefined} name={name} size="lg" />
      <span>{t(company && company !== name ? 'join.by' : 'join.byName', { name, company })}</span>
    </p>
  );
}

interface JoinButtonsProps {
  token: string;
  invitation: Invitation;
}

function JoinButtons({ token, invitation }: JoinButtonsProps) {
  const { t } = useTranslation('projectPeople');
  const navigate = useNavigate();
  const { user } = useSession();
  const { mutate, isPending, error } = useJoinProject();
  const join = () =>
    mutate(
      { params: { token } },
      {
        onSuccess: ({ project_id }) => {
          toast(t('join.joined', { project: invitation.title }));
          void navigate(paths.project(project_id), { replace: true });
        },
      },
    );
  const failure = error === null ? undefined : readRequestError(error);
  if (failure && deadEndOf(error)) return <DeadEnd why={deadEndOf(error) ?? 'missing'} />;
  if (user?.isFreezed) return <Alert family="frozen">{t('join.frozen')}</Alert>;
  return (
    <>
      {failure && (
        <Alert family="stop">
          {failure.code === 'CONFLICT' && failure.detail
            ? t('join.refused', { reason: failure.detail })
            : t('join.failed')}
        </Alert>
      )}
      <Row>
        <Button size="lg" onClick={join} loading={isPending}>
          {t('join.send')}
        </Button>
        <ButtonLink size="lg" variant="outline" to={paths.myProjects()}>
          {t('join.notNow')}
        </ButtonLink>
      </Row>
    </>
  );
}

function OpenInvitation({ token, invitation }: JoinButtonsProps) {
  const { t } = useTranslation('projectPeople');
  const { title, project_type, role, expires_at, is_member, project_id, owner } = invitation;
  if (is_member) {
    return (
      <EmptyState
        title={t('join.member.title', { project: title })}
        text={t('join.member.text')}
        action={
          <ButtonLink to={paths.project(project_id)} variant="ink">
            {t('join.member.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section className={classes.card}>
      <Inviter owner={owner} />
      <h2 className={classes.title}>{t('join.title', { project: title })}</h2>
      <Facts>
        <Fact label={t('join.type')}>{project_type}</Fact>
        <Fact label={t('join.role')}>{t(`role.${role}`)}</Fact>
        <Fact label={t('join.until')}>{formatDate(expires_at)}</Fact>
      </Facts>
      <p>{t(`role.${role}You`)}</p>
      <JoinButtons token={token} invitation={invitation} />
    </section>
  );
}

/** Where an invitation leads: what the project is, whose it is, what one may do there. */
export function JoinProject({ token }: { token: string }) {
  const { t } = useTranslation('projectPeople');
  usePageTitle(t('join.pageTitle'));
  const query = useInvitation(token);
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>{t('join.pageTitle')}</h1>
      <QueryState
        query={query}
        thing={t('join.thing')}
        waiting={<SkeletonText lines={5} />}
        failed={(error) => {
          const why = deadEndOf(error);
          return why && <DeadEnd why={why} />;
        }}
      >
        {(invitation) => <OpenInvitation token={token} invitation={invitation} />}
      </QueryState>
    </div>
  );
}
