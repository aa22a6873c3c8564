import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { BottomBar } from '../../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { lastQuestionQuery, openAvailabilityCheck } from '../../../casting/unlocking/index.ts';
import type { TalentView } from '../model/talent-view.ts';
import type { TalentAnswer } from '../model/use-talent-view.ts';
import type { Viewer } from '../model/viewer.ts';
import { ContactButtons, ContactPanel } from '../panels/contact-panel.tsx';
import { GuestPanel, SignInButton, TalentPanel } from '../panels/guest-panel.tsx';
import { LockedPanel, UnlockButton } from '../panels/locked-panel.tsx';
import classes from '../panels/panel.module.css';
import { Panel } from '../panels/panel.tsx';
import { PanelFailed, PanelWaiting } from '../panels/panel-waiting.tsx';
import { useShare } from '../share/use-share.ts';
import { useProfileHead } from './profile-head.ts';
import { ProfileSheet } from './profile-sheet.tsx';
import { ProfileTop, ShareButton } from './profile-top.tsx';

const statuses: Record<LastQuestion['status'], StatusName> = {
  asked: 'asked',
  available: 'available',
  not_available: 'notAvailable',
  expired: 'expired',
};

/** How the question stands; it changes before the reader's eyes when the talent answers. */
function Answer({ question }: { question: LastQuestion | null | undefined }) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.answer} role="status">
      {question && (
        <Status name={statuses[question.status]}>
          {t(`days.${question.status}`, { days: formatDays(question.start_date, question.end_date) })}
        </Status>
      )}
      {question?.status === 'asked' && <p className={classes.small}>{t('days.waits')}</p>}
    </div>
  );
}

interface DaysPanelProps {
  talent: Pick<UnlockedTalent, 'user_id' | 'name'>;
}

/** Whether they are free on the days of a shoot: asked here, and answered here. */
export function DaysPanel({ talent: { user_id: talentId, name } }: DaysPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { user } = useSession();
  const { data: question, isError } = useQuery({
    ...lastQuestionQuery(user?.user_id ?? 0, talentId),
    enabled: user !== undefined,
  });
  return (
    <Panel title={t('days.title')}>
      {question === null && <p className={classes.text}>{t('days.text')}</p>}
      {isError && question === undefined && <p className={classes.text}>{t('days.failed')}</p>}
      <Answer question={question} />
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={<CalendarClock size={17} aria-hidden />}
          onClick={() => openAvailabilityCheck({ talentId, name })}
        >
          {t(question ? 'days.other' : 'days.ask')}
        </Button>
      </div>
    </Panel>
  );
}

/** Tells the talent, once a visit, that a recruiter has looked. Nobody waits for it. */
function useRecordedVisit(view: TalentView, isRecruiter: boolean): void {
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
