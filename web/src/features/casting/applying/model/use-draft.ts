import { useEffect, useState } from 'react';
import { createDraft, type DraftStore } from './draft.ts';
import type { ApplyFor } from './form.ts';
import { draftOf, firstDraftOf } from './form.ts';
import type { OutgoingState } from './outgoing.ts';

/** Recordings of this device that still follow the application, by request. */
const tapesOnTheWay = ({ waiting }: OutgoingState, applicationId: number): Record<string, string> =>
  Object.fromEntries(
    [...waiting.values()]
      .filter((one) => one.applicationId === applicationId)
      .flatMap(({ media }) =>
        media.flatMap(({ tape, request_id: request }) =>
          tape === undefined || request === undefined ? [] : [[String(request), tape] as const],
        ),
      ),
  );

/** The draft of this job, or of the application that is changed. It outlives whatever is read anew meanwhile. */
export function useDraft(
  { userId, job, roleId, application }: ApplyFor,
  outgoing: OutgoingState,
): DraftStore {
  const [store] = useState(() =>
    createDraft({
      userId,
      key: application ? `change-${application.id}` : job.jobUniqueId,
      first: application
        ? { ...draftOf(application), tapes: tapesOnTheWay(outgoing, application.id) }
        : firstDraftOf(job, roleId),
      storage: () => window.localStorage,
    }),
  );
  useEffect(() => store.listen(), [store]);
  return store;
}
