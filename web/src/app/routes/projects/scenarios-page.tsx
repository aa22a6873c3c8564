import { useState } from 'react';
import { useParams } from 'react-router';
import { MissingProject } from '../../../features/casting/project-page/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { Scenarios } from '../../../features/casting/scenarios/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

function OpenScenarios({
  projectId,
  readerId,
  isFrozen,
}: {
  projectId: number;
  readerId: number;
  isFrozen: boolean;
}) {
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <Scenarios projectId={projectId} readerId={readerId} isFrozen={isFrozen} missing={<MissingProject />} />
  );
}

/** Alternative casts of a project, side by side. */
export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  if (!user) return null;
  return (
    <OpenScenarios key={projectId} projectId={projectId} readerId={user.user_id} isFrozen={user.isFreezed} />
  );
}
