import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { maxSharedAtOnce } from '@callboard/contract/casting/project-share-values';
import { ShareProjectDialog } from '../../sharing/index.ts';
import { useShortlistCards } from '../../shortlists/index.ts';

interface ShareShortlistProps {
  character: CharacterDetail;
  onClose: () => void;
}

/** Asks everyone on the shortlist of a character; anyone can be left out. */
export function ShareShortlist({ character, onClose }: ShareShortlistProps) {
  const { id, name, project_id, project_title } = character;
  const { data } = useShortlistCards({ characterId: id, limit: maxSharedAtOnce });
  if (!data) return null;
  return (
    <ShareProjectDialog
      project={{ id: project_id, title: project_title }}
      character={{ id, name }}
      talents={data.results.map(({ talent }) => talent)}
      onClose={onClose}
    />
  );
}
