import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { formatDays } from '@callboard/contract/short-dates';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { lastQuestionQuery, openAvailabilityCheck } from '../../../casting/unlocking/index.ts';
import type { TalentView } from '../model/talent-view.ts';
import type { TalentState, Viewer } from '../model/use-talent-view.ts';
import { ContactButtons, ContactPanel } from '../panels/contact-panel.tsx';
import { GuestPanel, SignInButton, TalentPanel } from '../panels/guest-panel.tsx';
import { LockedPanel, UnlockButton } from '../panels/locked-panel.tsx';
import classes from '../panels/panel.module.css';
import { Panel, PanelFailed, PanelSkeleton } from '../panels/panel.tsx';
import { ShareProjectPanel } from '../panels/share-project-panel.tsx';
import { useShare } from '../share/use-share.ts';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet, ProfileTop } from './profile-sheet.tsx';

const statuses: Record<LastQuestion['status'], StatusName> = {
  asked: 'asked',
  available: 'available',
  not_available: 'notAvailable',
  expired: 'expired',
};

/** Updates live when the talent replies. */
function Reply({ question }: { question: LastQuestion | null | undefined }) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.reply} role="status">
      {question && (
        <Status name={statuses[question.status]}>
          {t(`check.${question.status}`, { days: formatDays(question.start_date, question.end_date) })}
        </Status>
      )}
      {question?.status === 'asked' && <p className={classes.small}>{t('check.waits')}</p>}
    </div>
  );
}

interface AvailabilityCheckPanelProps {
  talent: Pick<UnlockedTalent, 'user_id' | 'name'>;
}

/** The last availability check, and a button for a new one. */
export function AvailabilityCheckPanel({ talent: { user_id: talentId, name } }: AvailabilityCheckPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { user } = useSession();
  const { data: question, isError } = useQuery({
    ...lastQuestionQuery(user?.user_id ?? 0, talentId),
    enabled: user !== undefined,
  });
  return (
    <Panel title={t('check.title')}>
      {question === null && <p className={classes.text}>{t('check.text')}</p>}
      {isError && question === undefined && <p className={classes.text}>{t('check.failed')}</p>}
      <Reply question={question} />
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={<CalendarClock size={17} aria-hidden />}
          onClick={() => openAvailabilityCheck({ talentId, name })}
        >
          {t(question ? 'check.other' : 'check.open')}
        </Button>
      </div>
    </Panel>
  );
}

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
      return (
        <>
          <LockedPanel talent={view.talent} />
          <ShareProjectPanel talent={view.talent} />
        </>
      );
    case 'unlocked':
      return (
        <>
          <ContactPanel talent={view.talent} canMessage />
          <AvailabilityCheckPanel talent={view.talent} />
          <ShareProjectPanel talent={view.talent} />
        </>
      );
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

/** The profile for everyone but its owner. */
export function VisitorProfile(state: LoadedTalent) {
  const { t } = useTranslation('talentProfile');
  const { view, viewer } = state;
  const { isOpen, share, close } = useShare(view.talent);
  useProfileHead(view);
  useRecordVisit(view, viewer.kind === 'recruiter');
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
        side={<Side {...state} />}
        bar={action && <BottomBar label={t('actions')}>{action}</BottomBar>}
      />
      {isOpen && <ShareDialog {...view.talent} isHidden={false} onClose={close} />}
    </>
  );
}
