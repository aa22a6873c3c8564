import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { Camera, Pencil, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { latePart } from '../../../../shared/lib/late-part.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { useFreshPhoto } from '../model/use-fresh-photo.ts';
import { useSharePage } from '../model/use-share-page.ts';
import { AnswersCard } from './answers-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { FillInInvitation } from './fill-in-invitation.tsx';
import classes from './owner-page.module.css';
import { useRecruiterHead } from './page-head.ts';
import { RecruiterSheet } from './recruiter-sheet.tsx';

const { Part: EditDialog } = latePart(() => import('../edit/edit-dialog.tsx'));

interface OwnerPageProps {
  recruiter: RecruiterProfile;
  onChangePhoto: () => void;
  parts: ReactNode;
}

/** The recruiter's own page: as everybody sees it, with the ways to change it. */
export function OwnerPage({ recruiter, onChangePhoto, parts }: OwnerPageProps) {
  const { t } = useTranslation('recruiterProfile');
  const { user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const share = useSharePage(recruiter.name);
  const isFrozen = user?.isFreezed ?? false;
  useFreshPhoto(recruiter.userUniqueId);
  useRecruiterHead(recruiter);
  const edit = (
    <Button
      size="lg"
      leftSection={<Pencil size={17} aria-hidden />}
      disabled={isFrozen}
      onClick={() => setIsEditing(true)}
    >
      {t('owner.edit')}
    </Button>
  );
  const shareButton = (
    <Button variant="outline" size="lg" leftSection={<Share2 size={17} aria-hidden />} onClick={share}>
      {t('share.button')}
    </Button>
  );
  return (
    <>
      <RecruiterSheet
        recruiter={recruiter}
        underPhoto={
          <Button
            className={classes.photo ?? ''}
            variant="outline"
            leftSection={<Camera size={16} aria-hidden />}
            disabled={isFrozen}
            onClick={onChangePhoto}
          >
            {t(recruiter.recruiter_edit_image === null ? 'owner.addPhoto' : 'owner.photo')}
          </Button>
        }
        lead={
          <div className={classes.lead}>
            {isFrozen && <Notice family="frozen">{t('owner.frozen')}</Notice>}
            {!isFrozen && !recruiter.is_public && <Notice family="wait">{t('owner.unlisted')}</Notice>}
            <FillInInvitation recruiter={recruiter} />
          </div>
        }
        tail={parts}
        side={
          <>
            <div className={classes.actions}>
              {edit}
              {shareButton}
            </div>
            <AnswersCard answering={recruiter.answering} action={null} />
            <CompanyCard recruiter={recruiter} isOwner />
          </>
        }
        bar={<BottomBar label={t('actions')}>{edit}</BottomBar>}
      />
      {isEditing && <EditDialog recruiter={recruiter} onClose={() => setIsEditing(false)} />}
    </>
  );
}
