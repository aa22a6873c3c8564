import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { PasteBreakdown } from '../../../features/casting/breakdown/index.ts';
import { MissingProject, useProject } from '../../../features/casting/project-page/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton/skeleton.tsx';
import classes from './paste-breakdown-page.module.css';

/** Characters read from a pasted breakdown. */
export function Component() {
  const { t } = useTranslation('breakdown');
  const { user } = useSession();
  const projectId = Number(useParams().id);
  const query = useProject(projectId);
  return (
    <div className={classes.page}>
      <Link className={classes.back} to={paths.project(projectId)}>
        <ArrowLeft size={16} aria-hidden />
        {query.data?.title ?? t('back')}
      </Link>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={<SkeletonText lines={8} />}
        isEmpty={(project) => project === null}
        empty={<MissingProject />}
      >
        {(project) =>
          project &&
          user && (
            <PasteBreakdown
              key={project.id}
              userId={user.user_id}
              project={project}
              isFrozen={user.isFreezed}
            />
          )
        }
      </QueryState>
    </div>
  );
}
