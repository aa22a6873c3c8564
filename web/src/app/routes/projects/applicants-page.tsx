import { useState } from 'react';
import { useParams } from 'react-router';
import { Applicants } from '../../../features/casting/applicants/index.ts';
import { MissingProject, useProject } from '../../../features/casting/project-page/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';

interface OpenApplicantsProps {
  projectId: number;
  recruiterId: number;
  isFrozen: boolean;
}

function OpenApplicants({ projectId, ...reader }: OpenApplicantsProps) {
  const { t } = useTranslation('projectApplicants');
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  const query = useProject(projectId);
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={<Skeleton height="24rem" />}
      isEmpty={(project) => project === null}
      empty={<MissingProject />}
    >
      {(project) => project && <Applicants project={project} {...reader} />}
    </QueryState>
  );
}

/** Who applied for a project, and who answered when it was shared with them. */
export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  if (!user) return null;
  return (
    <OpenApplicants
      key={projectId}
      projectId={projectId}
      recruiterId={user.user_id}
      isFrozen={user.isFreezed}
    />
  );
}
