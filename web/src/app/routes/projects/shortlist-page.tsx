import { useState } from 'react';
import { useParams } from 'react-router';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { ShortlistPage } from '../../../features/casting/shortlist-page/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

interface OpenShortlistProps {
  projectId: number;
  characterId: number;
  recruiterId: number;
  isFrozen: boolean;
}

function OpenShortlist(props: OpenShortlistProps) {
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(props.projectId, () => setWasRemoved(true));
  return <ShortlistPage {...props} wasRemoved={wasRemoved} />;
}

/** Everyone shortlisted for one character of a project. */
export function Component() {
  const { user } = useSession();
  const { id, characterId } = useParams();
  if (!user) return null;
  return (
    <OpenShortlist
      key={id}
      projectId={Number(id)}
      characterId={Number(characterId)}
      recruiterId={user.user_id}
      isFrozen={user.isFreezed}
    />
  );
}
