import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { Camera, Pencil, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { onUserChanged } from '../../../../shared/lib/user-changed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ownRecruiterQuery } from '../api.ts';
import { useSharePage } from '../model/use-share-page.ts';
import classes from './owner-page.module.css';
import { RecruiterSheet } from './recruiter-sheet.tsx';
import { CompanyCard, RepliesCard } from './side-cards.tsx';

const isEmpty = {
  photo: (one: RecruiterProfile) => one.recruiter_edit_image === null,
  role: (one: RecruiterProfile) => one.role === null,
  bio: (one: RecruiterProfile) => one.bio === null,
  city: (one: RecruiterProfile) => one.city === null,
  project_types: (one: RecruiterProfile) => one.project_types.length === 0,
  languages: (one: RecruiterProfile) => one.languages.length === 0,
  past_castings: (one: RecruiterProfile) => one.past_castings.length === 0,
} as const;

const sectionNames = ['photo', 'role', 'bio', 'city', 'project_types', 'languages', 'past_castings'] as const;

/** With this few gaps, no reminder is shown. */
const fewGaps = 2;

function MissingSections({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const empty = sectionNames.filter((part) => isEmpty[part](recruiter));
  if (empty.length <= fewGaps) return null;
  return (
    <section className={classes.card} aria-labelledby="fill-in">
      <h2 className={classes.title} id="fill-in">
        {t('owner.invite.title')}
      </h2>
      <p className={classes.text}>{t('owner.invite.text')}</p>
      <h3 className={classes.missing}>{t('owner.invite.missing')}</h3>
      <ul className={classes.list}>
        {empty.map((part) => (
          <li key={part}>{t(`owner.invite.${part}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The photo is changed in another dialog. */
function useFreshPhoto(userUniqueId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onUserChanged(
        () => void client.invalidateQueries({ queryKey: ownRecruiterQuery(userUniqueId).queryKey }),
      ),
    [client, userUniqueId],
  );
}

const { Component: EditDialog } = lazyComponent(() => import('../edit/edit-dialog.tsx'));

interface OwnerPageProps {
  recruiter: RecruiterProfile;
  onChangePhoto: () => void;
  ownerSections: ReactNode;
}

/** The page as everyone sees it, with the buttons of its owner. */
export function OwnerPage({ recruiter, onChangePhoto, ownerSections }: OwnerPageProps) {
  const { t } = useTranslation('recruiterProfile');
  const { user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const share = useSharePage(recruiter.name);
  const isFrozen = user?.isFreezed ?? false;
  useFreshPhoto(recruiter.userUniqueId);
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
  return (
    <>
      <RecruiterSheet
        recruiter={recruiter}
        underPhoto={
          <Button
            className={classes.photo}
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
            {isFrozen && <Alert family="frozen">{t('owner.frozen')}</Alert>}
            {!isFrozen && !recruiter.is_public && <Alert family="wait">{t('owner.unlisted')}</Alert>}
            <MissingSections recruiter={recruiter} />
          </div>
        }
        tail={ownerSections}
        side={
          <>
            <div className={classes.actions}>
              {edit}
              <Button
                variant="outline"
                size="lg"
                leftSection={<Share2 size={17} aria-hidden />}
                onClick={share}
              >
                {t('share.button')}
              </Button>
            </div>
            <RepliesCard answering={recruiter.answering} action={null} />
            <CompanyCard recruiter={recruiter} isOwner />
          </>
        }
        bar={<BottomBar label={t('actions')}>{edit}</BottomBar>}
      />
      {isEditing && <EditDialog recruiter={recruiter} onClose={() => setIsEditing(false)} />}
    </>
  );
}
