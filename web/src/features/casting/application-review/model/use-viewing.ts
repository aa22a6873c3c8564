import { useEffect, useRef } from 'react';
import { onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { wire } from './decisions.ts';
import { knownApplicant } from './patch-applicants.ts';
import type { Moved, useSending } from './use-sending.ts';

/** The talent sees that they were viewed. Once, and only who was new; what failed offline is sent later. */
export function useViewing(
  jobId: number,
  { client, view }: Pick<ReturnType<typeof useSending>, 'client' | 'view'>,
) {
  const viewed = useRef(new Set<number>()).current;
  const unsent = useRef(new Map<number, Moved>()).current;
  const send = (applicant: Moved) =>
    view(applicant, (isLater) => isLater && unsent.set(applicant.id, applicant));
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(
    () =>
      onLiveConnect(() => {
        const waiting = [...unsent.values()];
        unsent.clear();
        for (const applicant of waiting) {
          const now = knownApplicant(client, jobId, applicant.id)?.jobApplyStatus;
          if (now === wire.applied) latest.current(applicant);
        }
      }),
    [client, jobId, unsent],
  );
  return (applicant: Moved) => {
    if (applicant.jobApplyStatus !== wire.applied || viewed.has(applicant.id)) return;
    viewed.add(applicant.id);
    send(applicant);
  };
}
