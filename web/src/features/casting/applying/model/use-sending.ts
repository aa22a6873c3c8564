import { useState } from 'react';
import { newId } from '../../../../shared/lib/new-id.ts';
import type { useApplications } from './browser-applications.ts';
import type { Draft } from './draft.ts';
import { type ApplyFor, answersOf, chosenRole, type Form, mediaOf } from './form.ts';
import type { Outgoing } from './outgoing-record.ts';

/** What leaves the device. */
export function outgoingOf(form: Form, draft: Draft, application: ApplyFor['application']): Outgoing {
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

type Applications = Pick<ReturnType<typeof useApplications>, 'outgoing' | 'outgoingState'>;

/** Which one was sent from this page, and what became of it. */
export function useSending(
  { job, roleId, application }: ApplyFor,
  { outgoing, outgoingState }: Applications,
) {
  const [given, setGiven] = useState<string>();
  const isOwn = (one: Outgoing) =>
    one.jobId === job.jobUniqueId && one.change?.id === application?.id && one.applicationId === undefined;
  // One that waited, or was refused, before a reload is still shown as that.
  const found =
    [...outgoingState.waiting.values()].find(isOwn) ??
    [...outgoingState.refused.values()].find(
      (one) => isOwn(one) && (roleId === null || one.roleId === roleId),
    );
  const id = given ?? found?.clientId;
  const refused = id === undefined ? undefined : outgoingState.refused.get(id);
  return {
    waiting: id === undefined ? undefined : outgoingState.waiting.get(id),
    sent: id === undefined ? undefined : outgoingState.sent.get(id),
    refused: refused?.applicationId === undefined ? refused : undefined,
    give(one: Outgoing) {
      setGiven(one.clientId);
      outgoing.give(one);
    },
    /** Remembers one that was found, so its answer is shown here. */
    follow: () => setGiven(id),
    back() {
      if (id !== undefined) {
        outgoing.cancel(id);
        outgoing.dismiss(id);
      }
      setGiven(undefined);
    },
    isFollowed: id === undefined || given !== undefined,
  };
}
