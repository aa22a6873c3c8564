import { GuestSignIn, guestNamespace, LiveClientLink } from '@callboard/contract/live';
import { z } from 'zod';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import { type LiveKind, liveKind } from '../../../platform/live/live-kind.ts';
import { createRunLatest } from '../../../platform/live/run-latest.ts';
import { type LiveServer, type LiveSocket, longestTimerMs } from './live-server.ts';

export interface GuestLink {
  readonly id: number;
  readonly projectId: number;
  readonly state: 'open' | 'revoked' | 'expired';
  readonly expiresAt: Date;
}

/** What links say of who may hear of them. */
export interface GuestAccess {
  /** Undefined for a link or a visitor nobody knows. */
  readonly admit: (guest: GuestSignIn) => Promise<GuestLink | undefined>;
  readonly find: (linkId: number) => Promise<GuestLink | undefined>;
  /** Those of these links that belong to this person or may show them. */
  readonly findAbout: (accountId: number, linkIds: readonly number[]) => Promise<readonly number[]>;
}

type Guests = ReturnType<LiveServer['of']>;
/** Of which link each of them hears. */
type LinkOfSocket = WeakMap<LiveSocket, Pick<GuestLink, 'id' | 'projectId'>>;

const maxSocketsPerLink = 200;
const attemptsPerLink = { max: 600, everyMs: 60_000 };

const roomOf = (linkId: number) => `link:${linkId}`;
const codeOf = (error: unknown) => (error instanceof ProblemError ? error.code : 'UNAVAILABLE');

function requireGuest(guests: Guests, linkOf: LinkOfSocket, access: GuestAccess): void {
  const mayTry = createCounter<string>(attemptsPerLink);
  const admit = async (socket: LiveSocket) => {
    const { success, data } = GuestSignIn.safeParse(socket.handshake.auth);
    if (!success) throw new ProblemError('UNAUTHENTICATED');
    if (!mayTry(data.share)) throw new ProblemError('RATE_LIMITED');
    const link = await access.admit(data);
    if (!link) throw new ProblemError('UNAUTHENTICATED');
    if (link.state !== 'open') throw new ProblemError('LINK_EXPIRED');
    const here = guests.adapter.rooms.get(roomOf(link.id))?.size ?? 0;
    if (here >= maxSocketsPerLink) throw new ProblemError('RATE_LIMITED');
    linkOf.set(socket, { id: link.id, projectId: link.projectId });
  };
  guests.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => next(new Error(codeOf(error))),
    );
  });
}

interface GuestChannelOptions {
  readonly io: LiveServer;
  readonly access: GuestAccess;
  readonly onError: (error: unknown) => void;
}

/**
 * Clients without an account hear of the one link they have open, in a namespace of its own where nothing else
 * is ever sent. Whatever they say closes their connection.
 */
export function createGuestChannel({ io, access, onError }: GuestChannelOptions) {
  const guests = io.of(guestNamespace);
  const linkOf: LinkOfSocket = new WeakMap();
  const timers = new Map<number, NodeJS.Timeout>();

  const openLinks = () => {
    const links = [...guests.sockets.values()].flatMap((socket) => linkOf.get(socket) ?? []);
    return [...new Map(links.map((link) => [link.id, link])).values()];
  };
  const isOpen = (linkId: number) => guests.adapter.rooms.has(roomOf(linkId));
  const say = (linkId: number, data: z.infer<typeof LiveClientLink>) =>
    guests.to(roomOf(linkId)).emit('client-link', LiveClientLink.parse(data));
  const forget = (linkId: number) => {
    clearTimeout(timers.get(linkId));
    timers.delete(linkId);
  };

  /** Without an answer of the database nobody hears on. */
  const check = async (linkId: number) => {
    const link = await access.find(linkId).catch((error: unknown) => {
      guests.in(roomOf(linkId)).disconnectSockets(true);
      throw error;
    });
    if (!isOpen(linkId)) return;
    const state = link?.state ?? 'revoked';
    if (link && state === 'open') {
      checkAgainAt(linkId, link.expiresAt);
      say(linkId, { changed: true });
    } else {
      forget(linkId);
      say(linkId, { gone: state === 'expired' ? 'expired' : 'revoked' });
      guests.in(roomOf(linkId)).disconnectSockets(true);
    }
  };
  const checkLink = createRunLatest(check, onError);

  const checkAgainAt = (linkId: number, moment: Date) => {
    forget(linkId);
    const left = Math.max(0, moment.getTime() - Date.now());
    timers.set(linkId, setTimeout(() => checkLink(linkId), Math.min(left, longestTimerMs)).unref());
  };

  const checkAbout = async (accountId: number) => {
    const linkIds = openLinks().map(({ id }) => id);
    if (linkIds.length === 0) return;
    for (const linkId of await access.findAbout(accountId, linkIds)) checkLink(linkId);
  };

  requireGuest(guests, linkOf, access);
  guests.on('connection', (socket) => {
    const linkId = linkOf.get(socket)?.id;
    if (linkId === undefined) return void socket.conn.close();
    void socket.join(roomOf(linkId));
    // It may have ended since the visitor was let in. This also starts its timer.
    checkLink(linkId);
    socket.onAny(() => socket.conn.close());
    socket.on('disconnect', () => {
      if (!isOpen(linkId)) forget(linkId);
      socket.conn.close();
    });
  });

  const aboutAccount = (kind: string) =>
    liveKind({
      kind,
      fact: z.object({ account: z.int() }),
      deliver: ({ account }) => void checkAbout(account).catch(onError),
    });
  const kinds: LiveKind[] = [
    liveKind({
      kind: 'client-link',
      fact: z.object({ link: z.int() }),
      deliver: ({ link }) => isOpen(link) && checkLink(link),
    }),
    liveKind({
      kind: 'project',
      fact: z.object({ project: z.int() }),
      deliver: ({ project }) => {
        for (const { id, projectId } of openLinks()) if (projectId === project) checkLink(id);
      },
    }),
    aboutAccount('account-changed'),
    aboutAccount('talent-visibility'),
  ];

  return {
    kinds,
    /** They come back and read what they missed. */
    forceReconnectAll: () => {
      for (const { conn } of guests.sockets.values()) conn.close();
    },
    stop: () => {
      for (const linkId of timers.keys()) forget(linkId);
    },
  };
}
