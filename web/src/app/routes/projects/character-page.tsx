import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CharacterEditor } from '../../../features/casting/character-editor/index.ts';
import { MissingProject } from '../../../features/casting/project-page/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { useScreen } from '../../../shared/lib/screen.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Component as ProjectBehind } from './project-page.tsx';

interface OpenCharacterProps {
  projectId: number;
  characterId: number | undefined;
  user: SessionUser;
}

function OpenCharacter({ projectId, characterId, user }: OpenCharacterProps) {
  const screen = useScreen();
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <>
      {screen === 'desktop' && <ProjectBehind />}
      <CharacterEditor
        projectId={projectId}
        {...(characterId !== undefined && { characterId })}
        userId={user.user_id}
        isFrozen={user.isFreezed}
      />
    </>
  );
}

/** One character, or a new one: a panel over its project where there is room for both. */
export function Component() {
  const { user } = useSession();
  const { id, characterId } = useParams();
  if (!user) return null;
  return (
    <OpenCharacter
      key={`${id} ${characterId}`}
      projectId={Number(id)}
      characterId={characterId === undefined ? undefined : Number(characterId)}
      user={user}
    />
  );
}
