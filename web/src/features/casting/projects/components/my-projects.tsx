import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Plus, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatLongDate } from '../../../../shared/lib/format/dates.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type ProjectPage, useLiveProjects, useProjects } from '../api.ts';
import { hasFilters, useProjectSearch } from '../model/project-search.ts';
import { ClosedProjects } from './closed-projects.tsx';
import classes from './my-projects.module.css';
import { ProjectList } from './project-list.tsx';
import { ProjectTools } from './project-tools.tsx';

function Lead({ data }: { data: ProjectPage | undefined }) {
  const { t } = useTranslation('projectOverview');
  const now = new Date();
  return (
    <p className={classes.lead}>
      <time dateTime={now.toISOString()}>{formatLongDate(now)}</time>
      {data && data.counts.open > 0 && (
        <span>
          {t('open', { shown: formatCount(data.counts.open) })},{' '}
          {t('toCast', { count: data.to_cast, shown: formatCount(data.to_cast) })}
        </span>
      )}
    </p>
  );
}

function Actions({ isFrozen }: { isFrozen: boolean }) {
  const { t } = useTranslation('projectOverview');
  const plus = <Plus size={17} aria-hidden />;
  return (
    <div className={classes.actions}>
      <ButtonLink
        to={paths.projectSummary()}
        variant="outline"
        leftSection={<Table2 size={17} aria-hidden />}
      >
        {t('summary')}
      </ButtonLink>
      {isFrozen ? (
        <Button leftSection={plus} disabled title={t('frozen')}>
          {t('newProject')}
        </Button>
      ) : (
        <ButtonLink to={paths.newProject()} leftSection={plus}>
          {t('newProject')}
        </ButtonLink>
      )}
    </div>
  );
}

interface MyProjectsProps {
  user: SessionUser;
  /** What needs them today, from another feature. */
  needsYou: ReactNode;
}

/** All projects: what each character still needs, and what needs a decision today. */
export function MyProjects({ user, needsYou }: MyProjectsProps) {
  const { t } = useTranslation('projectOverview');
  const { search, change } = useProjectSearch();
  const query = useProjects(search);
  useLiveProjects(user.user_id);
  const { data, isPlaceholderData, fetchStatus } = query;
  const { page } = search;
  const isEmpty = data !== undefined && data.counts.all === 0 && !hasFilters(search);
  const hasFoot = data !== undefined && search.status === 'all' && data.counts.closed > 0;
  return (
    <div className={classes.page} data-empty={isEmpty || undefined}>
      <div className={classes.header}>
        <div>
          <PageTitle tab={page > 1 ? t('titlePage', { page }) : t('title')}>{t('title')}</PageTitle>
          <Lead data={data} />
        </div>
        {!isEmpty && <Actions isFrozen={user.isFreezed} />}
      </div>
      {!isEmpty && <aside className={classes.aside}>{needsYou}</aside>}
      <div className={classes.main}>
        {!isEmpty && <ProjectTools search={search} change={change} data={data} />}
        <VisuallyHidden role="status">
          {data &&
            !isPlaceholderData &&
            t('found', {
              count: data.totalResults,
              shown: formatCount(data.totalResults),
              page,
              of: Math.max(data.totalPages, 1),
            })}
        </VisuallyHidden>
        {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
        <ProjectList search={search} query={query} isFrozen={user.isFreezed} />
        {hasFoot && <ClosedProjects search={search} count={data.counts.closed} />}
      </div>
    </div>
  );
}
