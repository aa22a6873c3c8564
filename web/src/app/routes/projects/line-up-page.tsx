import { useState } from 'react';
import { useParams } from 'react-router';
import { LineUp, useOpenedLineUp } from '../../../features/casting/line-up/index.ts';
import { MissingProject } from '../../../features/casting/project-page/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';

interface OpenLineUpProps {
  projectId: number;
  readerId: number;
  isFrozen: boolean;
}

/** Without those who are not considered any more there may be a line-up after all. */
function SomeoneMissing({ projectId }: { projectId: number }) {
  const { t } = useTranslation('lineUp');
  usePageTitle(t('title'));
  return (
    <EmptyState
      title={t('gone.title')}
      text={t('gone.text')}
      action={<ButtonLink to={paths.lineUp(projectId)}>{t('gone.action')}</ButtonLink>}
    />
  );
}

function OpenLineUp({ projectId, readerId, isFrozen }: OpenLineUpProps) {
  const { t } = useTranslation('lineUp');
  const [wasRemoved, setWasRemoved] = useState(false);
  const { query, asked } = useOpenedLineUp(projectId);
  useProjectLive(projectId, () => setWasRemoved(true));
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={<Skeleton height="40rem" />}
      isEmpty={(lineUp) => lineUp === null}
      empty={asked.length > 0 ? <SomeoneMissing projectId={projectId} /> : <MissingProject />}
    >
      {(lineUp) => lineUp && <LineUp lineUp={lineUp} readerId={readerId} isFrozen={isFrozen} />}
    </QueryState>
  );
}

/** People of a project side by side, to scale. */
export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  if (!user) return null;
  return (
    <OpenLineUp key={projectId} projectId={projectId} readerId={user.user_id} isFrozen={user.isFreezed} />
  );
}
