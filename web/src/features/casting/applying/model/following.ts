import { useApplications } from './browser-applications.ts';
import type { Outgoing } from './outgoing-record.ts';

/** A recording of this device that follows an application. */
export interface Following {
  readonly tape: string;
  readonly requestId: number | undefined;
  readonly application: Outgoing;
}

/** What of this device follows an application, on its way or refused. */
export function useFollowing(userId: number, applicationId: number) {
  const applications = useApplications(userId);
  const { waiting, refused } = applications.outgoingState;
  const following = [...waiting.values(), ...refused.values()]
    .filter((one) => one.applicationId === applicationId)
    .flatMap((application) =>
      application.media.flatMap(({ tape, request_id: requestId }): Following[] =>
        tape === undefined ? [] : [{ tape, requestId, application }],
      ),
    );
  return { ...applications, following };
}
