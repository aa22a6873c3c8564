import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createDeviceFiles } from '../../../../shared/lib/send-later/device-files.ts';
import { inTurn } from '../../../../shared/lib/send-later/tab-locks.ts';
import { onSessionEnd, session } from '../../../../shared/lib/session/index.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { endTus, sendByTus } from '../../../../shared/lib/uploads/tus.ts';
import { attachMedia, refreshApplications, sendApplication } from '../api.ts';
import { createOutgoing, type OutgoingApplications } from './outgoing.ts';
import { createTapes, type Tapes } from './tapes.ts';
import { tellNotSent } from './tell-not-sent.ts';

interface Applications {
  readonly userId: number;
  readonly tapes: Tapes;
  readonly outgoing: OutgoingApplications;
}

let current: Applications | undefined;

onSessionEnd((reason) => {
  current?.tapes.stop();
  current?.outgoing.stop();
  if (reason === 'signed-out') {
    current?.tapes.clear();
    current?.outgoing.clear();
  }
  current = undefined;
});

function open(userId: number, client: QueryClient): Applications {
  const storage = () => window.localStorage;
  const tapes = createTapes({
    userId,
    storage,
    files: createDeviceFiles<Blob>('application-tapes'),
    sendByTus,
    endTus: (url) => endTus(url, session.getToken),
    session: { getToken: session.getToken, renew: session.refreshUser },
    inTurn,
    onArrived: () => outgoing.start(),
  });
  const outgoing: OutgoingApplications = createOutgoing({
    userId,
    storage,
    send: sendApplication,
    attach: attachMedia,
    tapes,
    inTurn,
    onSent: ({ jobId }) => void refreshApplications(client, jobId),
    onRefused: tellNotSent,
  });
  return { userId, tapes, outgoing };
}

/** One for the page, so an application goes on whichever page is open. */
function applicationsOf(userId: number, client: QueryClient): Applications {
  if (current?.userId !== userId) {
    current?.tapes.stop();
    current?.outgoing.stop();
    current = open(userId, client);
  }
  return current;
}

/** Goes on with what waited from before a reload, whichever page is open. */
export function goOnSending(userId: number, client: QueryClient): void {
  const { tapes, outgoing } = applicationsOf(userId, client);
  tapes.start();
  outgoing.start();
}

/** What is on its way, and how to send. Also goes on with what waited from before a reload. */
export function useApplications(userId: number) {
  const { tapes, outgoing } = applicationsOf(userId, useQueryClient());
  useEffect(() => {
    tapes.start();
    outgoing.start();
  }, [tapes, outgoing]);
  return { tapes, outgoing, tapesState: useStore(tapes.state), outgoingState: useStore(outgoing.state) };
}
