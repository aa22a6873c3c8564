import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { maxStanding } from '@callboard/contract/casting/line-up-facts';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { Ruler, Search, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ClientLinksDialog } from '../../client-links/index.ts';
import { castingSearch } from '../../project-page/index.ts';
import classes from './shortlist-page.module.css';

interface HeadActionsProps {
  project: Pick<ProjectDetail, 'id'>;
  character: CharacterDetail;
  canEdit: boolean;
  /** Of the whole list, in its order. */
  talentIds: readonly number[];
  /** Then the list itself says where to find someone. */
  isEmpty: boolean;
}

/** What can be done with the whole list. */
export function HeadActions({ project, character, canEdit, talentIds, isEmpty }: HeadActionsProps) {
  const { t } = useTranslation('shortlistPage');
  const [isSharing, setIsSharing] = useState(false);
  const isAnyone = talentIds.length > 0;
  return (
    <div className={classes.actions}>
      {canEdit && isAnyone && (
        <Button
          variant="outline"
          leftSection={<Share size={17} aria-hidden />}
          onClick={() => setIsSharing(true)}
        >
          {t('actions.share')}
        </Button>
      )}
      {isAnyone && (
        <ButtonLink
          to={paths.lineUp(project.id, talentIds.slice(0, maxStanding))}
          variant="outline"
          leftSection={<Ruler size={17} aria-hidden />}
        >
          {t('actions.lineUp')}
        </ButtonLink>
      )}
      {canEdit && !isEmpty && character.status === 'casting' && (
        <ButtonLink
          to={castingSearch(character)}
          leftSection={<Search size={17} aria-hidden />}
          aria-label={t('actions.findFor', { character: character.name })}
        >
          {t('actions.find')}
        </ButtonLink>
      )}
      {isSharing && (
        <ClientLinksDialog
          projectId={project.id}
          character={{ id: character.id, name: character.name }}
          talents={undefined}
          canEdit={canEdit}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
}
