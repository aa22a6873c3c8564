import { BookmarkPlus, KeyRound, LayoutGrid, type LucideIcon, MessageSquare, User } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ShortlistDialog } from '../../shortlists/index.ts';
import { openUnlock } from '../../unlocking/index.ts';
import type { ApplicantDetail } from '../api.ts';
import { toUnlockRequest } from '../model/listed-applicants.ts';
import classes from './applicant-identity.module.css';

export interface ApplicantActionsProps {
  applicant: ApplicantDetail;
  /** Frozen recruiters unlock, shortlist and message nobody. */
  isFrozen: boolean;
}

const lookOf = (Icon: LucideIcon) =>
  ({ variant: 'outline', size: 'sm', leftSection: <Icon size={15} aria-hidden /> }) as const;

/** For other characters than the one they applied for, too. */
function ShortlistAction({ applicant }: Pick<ApplicantActionsProps, 'applicant'>) {
  const { t } = useTranslation('applicationReview');
  const [isOpen, setIsOpen] = useState(false);
  const { user_id, name, image } = applicant.talent;
  const [talents] = useState(() => [{ user_id, name, image }]);
  return (
    <>
      <Button {...lookOf(BookmarkPlus)} onClick={() => setIsOpen(true)}>
        {t('act.shortlist')}
      </Button>
      {isOpen && <ShortlistDialog talents={talents} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Where one goes on with an applicant, in one step. */
export function ApplicantActions({ applicant, isFrozen }: ApplicantActionsProps) {
  const { t } = useTranslation('applicationReview');
  const { talent, character, is_unlocked: isUnlocked, project_id: project } = applicant;
  const canBegin = !isFrozen && talent.is_visible;
  return (
    <div className={classes.actions}>
      {talent.is_visible && (
        <ButtonLink {...lookOf(User)} to={paths.talent(talent.userUniqueId)}>
          {t('act.profile')}
        </ButtonLink>
      )}
      {!isFrozen && (
        <ButtonLink
          {...lookOf(MessageSquare)}
          to={paths.messages({ with: talent.user_id, ...(project !== null && { project }) })}
          aria-label={t('act.messageWho', { name: talent.name })}
        >
          {t('act.message')}
        </ButtonLink>
      )}
      {canBegin && (
        <Button {...lookOf(KeyRound)} onClick={() => openUnlock(toUnlockRequest(applicant))}>
          {t(isUnlocked ? 'act.unlocked' : 'act.unlock')}
        </Button>
      )}
      {project !== null && character && (
        <ButtonLink
          {...lookOf(LayoutGrid)}
          to={paths.board(project, character.id)}
          state={{ onBoard: { characterId: character.id, userId: talent.user_id } }}
        >
          {t('act.board')}
        </ButtonLink>
      )}
      {canBegin && <ShortlistAction applicant={applicant} />}
    </div>
  );
}
