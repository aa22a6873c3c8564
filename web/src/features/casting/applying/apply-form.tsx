import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../shared/lib/format/dates.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { useOfflineNote } from '../../../shared/lib/offline-note.ts';
import { useStore } from '../../../shared/lib/store.ts';
import { useIsOnline } from '../../../shared/lib/use-is-online.ts';
import classes from './apply-page.module.css';
import { ApplyHead } from './components/apply-head.tsx';
import { ApplySteps } from './components/apply-steps.tsx';
import { CannotApply, kindOfRefusal } from './components/cannot-apply.tsx';
import { NoteSection } from './components/note-section.tsx';
import { Pictures } from './components/pictures.tsx';
import { Questions } from './components/questions.tsx';
import { RoleChoice } from './components/role-choice.tsx';
import { SendBar } from './components/send-bar.tsx';
import { Sent } from './components/sent.tsx';
import { TapesSection } from './components/tapes-section.tsx';
import { WaitingToSend } from './components/waiting-to-send.tsx';
import { ApplyContext } from './model/apply-context.ts';
import { useApplications } from './model/browser-applications.ts';
import { createDraft, type Draft } from './model/draft.ts';
import {
  answersOf,
  chosenRole,
  draftOf,
  type Form,
  firstDraftOf,
  type Missing,
  mediaOf,
  missingOf,
  obstacleOf,
  rolesOf,
} from './model/form.ts';
import type { Outgoing } from './model/outgoing.ts';
import type { OwnPhotos } from './model/use-own-gallery.ts';

interface ApplyFormProps {
  userId: number;
  job: JobPageForTalent;
  own: OwnPhotos;
  roleId: number | null;
  /** One that is changed or sent again. */
  application: OwnApplicationDetail | undefined;
}

/** Since when there is no connection. */
function useOfflineSince(): number | undefined {
  const isOnline = useIsOnline();
  const [since, setSince] = useState<number>();
  useEffect(() => setSince(isOnline ? undefined : Date.now()), [isOnline]);
  return since;
}

function OfflineLine() {
  const { t } = useTranslation('applying');
  const since = useOfflineSince();
  useOfflineNote(since !== undefined);
  return (
    <div role="status" className={classes.connection}>
      {since !== undefined && (
        <p className={classes.offline}>
          <RefreshCw size={17} aria-hidden /> {t('offline', { time: formatTime(since) })}
        </p>
      )}
    </div>
  );
}

/** The draft of this job, or of the application that is changed. */
function useDraft({ userId, job, roleId, application }: ApplyFormProps) {
  const store = useMemo(
    () =>
      createDraft({
        userId,
        key: application ? `change-${application.id}` : job.jobUniqueId,
        first: application ? draftOf(application) : firstDraftOf(job, roleId),
        storage: () => window.localStorage,
      }),
    [userId, job, roleId, application],
  );
  useEffect(() => store.listen(), [store]);
  return store;
}

const focusField = ({ field }: Missing) => {
  const place = document.getElementById(`field-${field}`);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.querySelector<HTMLElement>('input, textarea, button');
  (control ?? place)?.focus({ preventScroll: true });
};

/** What leaves the device. */
function outgoingOf(form: Form, draft: Draft, application: OwnApplicationDetail | undefined): Outgoing {
  return {
    clientId: newId(),
    jobId: form.job.jobUniqueId,
    roleId: chosenRole(form)?.charcter_id ?? null,
    at: Date.now(),
    note: draft.note.trim() || null,
    answers: answersOf(form),
    tellDays: draft.tellDays,
    media: [...mediaOf(form)],
    ...(application && {
      change: {
        id: application.id,
        from: application.jobApplyStatus,
        isAgain: application.actions.includes('apply_again'),
      },
    }),
  };
}

/** Which one was sent from this page, and what became of it. */
function useSending({ userId, job, application }: ApplyFormProps) {
  const { outgoing, outgoingState, tapes, tapesState } = useApplications(userId);
  const [given, setGiven] = useState<string>();
  const isOwn = (one: Outgoing) =>
    one.jobId === job.jobUniqueId && one.change?.id === application?.id && one.applicationId === undefined;
  // One that waited from before a reload is still shown as waiting.
  const id = given ?? [...outgoingState.waiting.values()].find(isOwn)?.clientId;
  return {
    tapes,
    tapesState,
    waiting: id === undefined ? undefined : outgoingState.waiting.get(id),
    sent: id === undefined ? undefined : outgoingState.sent.get(id),
    refusal: id === undefined ? undefined : outgoingState.refused.get(id),
    give(one: Outgoing) {
      setGiven(one.clientId);
      outgoing.give(one);
    },
    /** Remembers one that was found waiting, so its answer is shown here. */
    follow: () => setGiven(id),
    back() {
      if (id !== undefined) {
        outgoing.cancel(id);
        outgoing.dismiss(id);
      }
      setGiven(undefined);
    },
    id,
    given,
  };
}

/** One page: role, pictures, answers, tape, note. */
export function ApplyForm(props: ApplyFormProps) {
  const { userId, job, own, application } = props;
  const store = useDraft(props);
  const draft = useStore(store.state);
  const sending = useSending(props);
  const [isAgain] = useState(() => application?.actions.includes('apply_again') ?? false);
  const [shownMissing, setShownMissing] = useState<readonly Missing[]>([]);
  const form: Form = { job, draft, gallery: own.ready, isChange: application !== undefined };
  const { name, company } = job.recruiter;
  const { tapes, tapesState, waiting, sent, refusal, id, given, follow } = sending;
  const sentId = sent?.id;

  useEffect(() => {
    if (id !== undefined && given === undefined) follow();
  });
  // What was sent is not a draft any more.
  useEffect(() => {
    if (sentId === undefined) return;
    store.forget();
    window.scrollTo({ top: 0 });
  }, [sentId, store]);

  if (sent)
    return (
      <Sent
        userId={userId}
        application={sent}
        job={job}
        isChange={application !== undefined && !isAgain}
        onAnother={(roleId) => {
          store.begin({ ...draftOf(sent), roleId, note: '', kept: {} });
          sending.back();
          window.scrollTo({ top: 0 });
        }}
      />
    );

  const head = <ApplyHead job={job} applicationId={application?.id} savedAt={draft.at || undefined} />;
  const roleId = waiting?.roleId ?? chosenRole(form)?.charcter_id ?? draft.roleId;
  if (refusal) {
    const obstacle = rolesOf(job).find(({ charcter_id }) => charcter_id === roleId)?.obstacle;
    return (
      <>
        {head}
        <CannotApply
          job={job}
          kind={kindOfRefusal(refusal, obstacle, application !== undefined)}
          roleId={roleId}
          refusal={refusal}
          applicationId={application?.id}
          onBack={sending.back}
        />
      </>
    );
  }
  if (waiting && waiting.applicationId === undefined)
    return (
      <>
        {head}
        <OfflineLine />
        <WaitingToSend application={waiting} job={job} tapesState={tapesState} onCancel={sending.back} />
      </>
    );

  const obstacle = application ? undefined : obstacleOf(job);
  if (obstacle)
    return (
      <>
        {head}
        <CannotApply job={job} kind={obstacle} roleId={draft.roleId} />
      </>
    );

  const send = () => {
    const missing = missingOf(form);
    setShownMissing(missing);
    if (missing[0]) focusField(missing[0]);
    else sending.give(outgoingOf(form, draft, application));
  };
  return (
    <ApplyContext
      value={{
        form,
        change: store.change,
        own,
        tapes,
        tapesState,
        shownMissing,
        recruiter: { first: name.split(' ')[0] ?? name, name, company },
      }}
    >
      {head}
      <OfflineLine />
      <ApplySteps />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <RoleChoice />
        <Pictures />
        <Questions />
        <TapesSection />
        <NoteSection />
        <SendBar kind={application ? (isAgain ? 'again' : 'save') : 'send'} onSend={send} />
      </form>
    </ApplyContext>
  );
}
