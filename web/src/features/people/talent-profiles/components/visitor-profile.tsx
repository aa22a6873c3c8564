import type { RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { TalentView } from '../model/talent-view.ts';
import type { TalentState, Viewer } from '../model/use-talent-view.ts';
import { ContactButtons } from '../panels/contact-buttons.tsx';
import { GuestPanel, SignInButton, TalentPanel } from '../panels/guest-panel.tsx';
import { PanelFailed, PanelSkeleton } from '../panels/panel.tsx';
import { UnlockButton } from '../panels/unlock-button.tsx';
import { useShare } from '../share/use-share.ts';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet, ProfileTop } from './profile-sheet.tsx';

/** Once per visit. The talent sees it on the dashboard. */
function useRecordVisit(view: TalentView, isRecruiter: boolean): void {
  const recorded = useRef<number>(undefined);
  const talentId = isRecruiter && view.as !== 'guest' ? view.talent.user_id : undefined;
  useEffect(() => {
    if (talentId === undefined || recorded.current === talentId) return;
    recorded.current = talentId;
    import('../api.ts')
      .then(({ recordVisit }) => recordVisit(talentId))
      .catch((error: unknown) => logProblem('The visit was not recorded', error));
  }, [talentId]);
}

const { Component: ShareDialog } = lazyComponent(() => import('../share/share-dialog.tsx'));

/** Only for recruiters, and far heavier than what guests read. */
const { Component: RecruiterPanels, preload: preloadRecruiterPanels } = lazyComponent(
  () => import('../panels/recruiter-panels.tsx'),
  <PanelSkeleton />,
);

type LoadedTalent = Extract<TalentState, { state: 'there' }>;

interface SideProps {
  view: TalentView;
  viewer: Viewer;
  rest: LoadedTalent['rest'];
}

function Side({ view, viewer, rest }: SideProps) {
  const { t } = useTranslation('talentProfile');
  if (rest === 'waiting') return <PanelSkeleton />;
  if (rest !== 'loaded') {
    const text = t(view.as === 'guest' ? 'fuller.failed' : 'contact.failed');
    return <PanelFailed text={text} onRetry={rest.retry} />;
  }
  switch (view.as) {
    case 'guest':
      return viewer.kind === 'talent' ? <TalentPanel /> : <GuestPanel name={view.talent.name} />;
    case 'recruiter':
    case 'unlocked':
      return <RecruiterPanels view={view} />;
    case 'own':
      return null;
  }
}

/** At the foot of a phone. */
function mainAction({ view, viewer, rest }: SideProps) {
  if (rest !== 'loaded') return undefined;
  if (view.as === 'unlocked') return <ContactButtons talent={view.talent} />;
  if (view.as === 'recruiter') return <UnlockButton talent={view.talent} />;
  return viewer.kind === 'guest' ? <SignInButton /> : undefined;
}

/** What a recruiter makes of a talent, above what they can do. */
export type BesideProfile = (talent: {
  readonly user_id: number;
  readonly name: string;
  readonly photo: string | undefined;
}) => ReactNode;

const facedOf = ({ user_id, name, gallary: [cover] }: RecruiterTalent) => ({
  user_id,
  name,
  photo: cover?.card_url ?? cover?.file_url,
});

/** The profile for everyone but its owner. */
export function VisitorProfile({ beside, ...state }: LoadedTalent & { beside?: BesideProfile | undefined }) {
  const { t } = useTranslation('talentProfile');
  const { view, viewer } = state;
  const { isOpen, share, close } = useShare(view.talent);
  useProfileHead(view);
  useRecordVisit(view, viewer.kind === 'recruiter');
  useEffect(() => {
    if (viewer.kind === 'recruiter') preloadRecruiterPanels();
  }, [viewer.kind]);
  const action = mainAction(state);
  return (
    <>
      <ProfileSheet
        view={view}
        top={
          <ProfileTop backTo="findTalents">
            <Button variant="ghost" leftSection={<Share2 size={16} aria-hidden />} onClick={share}>
              {t('share.button')}
            </Button>
          </ProfileTop>
        }
        side={
          <>
            {viewer.kind === 'recruiter' && view.as !== 'guest' && beside?.(facedOf(view.talent))}
            <Side {...state} />
          </>
        }
        bar={action && <BottomBar label={t('actions')}>{action}</BottomBar>}
      />
      {isOpen && <ShareDialog {...view.talent} isHidden={false} onClose={close} />}
    </>
  );
}
