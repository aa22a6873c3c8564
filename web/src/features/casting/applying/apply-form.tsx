import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../shared/lib/format/dates.ts';
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
import {
  type ApplyFor,
  draftOf,
  type Form,
  type Missing,
  missingOf,
  obstacleOf,
  rolesOf,
} from './model/form.ts';
import { useDraft } from './model/use-draft.ts';
import type { OwnPhotos } from './model/use-own-gallery.ts';
import { outgoingOf, useSending } from './model/use-sending.ts';

interface ApplyFormProps extends ApplyFor {
  own: OwnPhotos;
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

const focusField = ({ field }: Missing) => {
  const place = document.getElementById(`field-${field}`);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.querySelector<HTMLElement>('input, textarea, button');
  (control ?? place)?.focus({ preventScroll: true });
};

/** One page: role, pictures, answers, tape, note. */
export function ApplyForm(props: ApplyFormProps) {
  const { userId, job, own, application } = props;
  const applications = useApplications(userId);
  const store = useDraft(props, applications.outgoingState);
  const draft = useStore(store.state);
  const sending = useSending(props, applications);
  const [isAgain] = useState(() => application?.actions.includes('apply_again') ?? false);
  const [shownMissing, setShownMissing] = useState<readonly Missing[]>([]);
  const form: Form = {
    job,
    draft,
    gallery: own.ready,
    isChange: application !== undefined,
    awaited: (application?.sent.awaited ?? []).map((request) => request.id),
  };
  const { name, company } = job.recruiter;
  const { tapes, tapesState } = applications;
  const { waiting, sent, refused, isFollowed, follow } = sending;
  const sentId = sent?.id;

  useEffect(() => {
    if (!isFollowed) follow();
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
  if (refused) {
    const { refusal, roleId } = refused;
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
