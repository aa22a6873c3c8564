import type { OwnTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { latePart } from '../../../../shared/lib/late-part.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { type Eyes, eyesNamed, type TalentView } from '../model/talent-view.ts';
import { useSeenAs } from '../model/use-seen-as.ts';
import { visibilityNote } from '../model/visibility-note.ts';
import { ContactPanel } from '../panels/contact-panel.tsx';
import { GuestPanel } from '../panels/guest-panel.tsx';
import { LockedPanel } from '../panels/locked-panel.tsx';
import { type OwnerActions, OwnerButtons, OwnerPanel } from '../panels/owner-panel.tsx';
import { useShare } from '../share/use-share.ts';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet } from './profile-sheet.tsx';
import { ProfileTop } from './profile-top.tsx';
import { SeenAsOther } from './seen-as-other.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { VisibilityNotice } from './visibility-notice.tsx';

const { Part: ShareDialog } = latePart(() => import('../share/share-dialog.tsx'));
const { Part: CompCardDialog } = latePart(() => import('../comp-card/comp-card-dialog.tsx'));

/** The panel that these eyes would find here. */
function SideFor({ view, actions }: { view: TalentView; actions: OwnerActions }) {
  switch (view.as) {
    case 'own':
      return <OwnerPanel {...actions} />;
    case 'guest':
      return <GuestPanel name={view.talent.name} />;
    case 'recruiter':
      return <LockedPanel />;
    case 'unlocked':
      return <ContactPanel talent={view.talent} mayWrite={false} />;
  }
}

/** The talent's own profile, through the own eyes or those of somebody else. */
export function OwnerProfile({ own }: { own: OwnTalent }) {
  const { t } = useTranslation('talentProfile');
  const [query] = useSearchParams();
  const [eyes, setEyes] = useState<Eyes>(() => eyesNamed(query.get('view')));
  const [isMakingCard, setIsMakingCard] = useState(false);
  const { isOpen, share, close } = useShare(own);
  const seen = useSeenAs(eyes, own);
  const note = visibilityNote(own, eyes);
  const actions = { onShare: share, onCard: () => setIsMakingCard(true) };
  useProfileHead({ as: 'own', talent: own });
  const top = (
    <>
      <ProfileTop backTo="dashboard">
        <ViewSwitch eyes={eyes} onChange={setEyes} />
      </ProfileTop>
      {note && <VisibilityNotice note={note} />}
    </>
  );
  return (
    <>
      {seen.state === 'there' ? (
        <ProfileSheet
          view={seen.view}
          top={top}
          side={<SideFor view={seen.view} actions={actions} />}
          bar={
            seen.view.as === 'own' && (
              <BottomBar label={t('actions')}>
                <OwnerButtons {...actions} />
              </BottomBar>
            )
          }
        />
      ) : (
        <SeenAsOther seen={seen} top={top} />
      )}
      {isOpen && <ShareDialog {...own} isHidden={note !== undefined} onClose={close} />}
      {isMakingCard && <CompCardDialog talentId={own.user_id} onClose={() => setIsMakingCard(false)} />}
    </>
  );
}
