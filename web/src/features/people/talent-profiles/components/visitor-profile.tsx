import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { latePart } from '../../../../shared/lib/late-part.tsx';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import type { TalentView } from '../model/talent-view.ts';
import { useRecordedVisit } from '../model/use-recorded-visit.ts';
import type { TalentAnswer } from '../model/use-talent-view.ts';
import type { Viewer } from '../model/viewer.ts';
import { ContactButtons, ContactPanel } from '../panels/contact-panel.tsx';
import { DaysPanel } from '../panels/days-panel.tsx';
import { GuestPanel, SignInButton, TalentPanel } from '../panels/guest-panel.tsx';
import { LockedPanel, UnlockButton } from '../panels/locked-panel.tsx';
import { PanelFailed, PanelWaiting } from '../panels/panel-waiting.tsx';
import { useShare } from '../share/use-share.ts';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet } from './profile-sheet.tsx';
import { ProfileTop, ShareButton } from './profile-top.tsx';

const { Part: ShareDialog } = latePart(() => import('../share/share-dialog.tsx'));

type There = Extract<TalentAnswer, { state: 'there' }>;

interface SideProps {
  view: TalentView;
  viewer: Viewer;
  better: There['better'];
}

function Side({ view, viewer, better }: SideProps) {
  const { t } = useTranslation('talentProfile');
  if (better === 'waiting') return <PanelWaiting />;
  if (better !== 'none') {
    const words = t(view.as === 'guest' ? 'better.failed' : 'contact.failed');
    return <PanelFailed words={words} onRetry={better.retry} />;
  }
  switch (view.as) {
    case 'guest':
      return viewer.kind === 'talent' ? <TalentPanel /> : <GuestPanel name={view.talent.name} />;
    case 'recruiter':
      return <LockedPanel talent={view.talent} />;
    case 'unlocked':
      return (
        <>
          <ContactPanel talent={view.talent} mayWrite />
          <DaysPanel talent={view.talent} />
        </>
      );
    case 'own':
      return null;
  }
}

/** The one main action of this viewer, where a thumb reaches it. */
function mainAction({ view, viewer, better }: SideProps) {
  if (better !== 'none') return undefined;
  if (view.as === 'unlocked') return <ContactButtons talent={view.talent} />;
  if (view.as === 'recruiter') return <UnlockButton talent={view.talent} />;
  return viewer.kind === 'stranger' ? <SignInButton /> : undefined;
}

/** The profile for everybody but its owner. */
export function VisitorProfile(answer: There) {
  const { t } = useTranslation('talentProfile');
  const { view, viewer } = answer;
  const { isOpen, share, close } = useShare(view.talent);
  useProfileHead(view);
  useRecordedVisit(view, viewer.kind === 'recruiter');
  const action = mainAction(answer);
  return (
    <>
      <ProfileSheet
        view={view}
        top={
          <ProfileTop backTo="findTalents">
            <ShareButton onShare={share} />
          </ProfileTop>
        }
        side={<Side {...answer} />}
        bar={action && <BottomBar label={t('actions')}>{action}</BottomBar>}
      />
      {isOpen && <ShareDialog {...view.talent} isHidden={false} onClose={close} />}
    </>
  );
}
