import { randomUUID } from 'node:crypto';
import { BrowserEvents, guestNamespace } from '@callboard/contract/live';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Authenticate } from '../../../platform/http/actor.ts';
import type { ClientAddressOf } from '../../../platform/http/client-address.ts';
import type { SecurityHeaders } from '../../../platform/http/security-headers.ts';
import { createCounter } from '../../../platform/limits/counter.ts';
import { startBus } from '../../../platform/live/live-bus.queries.ts';
import { type LiveKind, liveKind } from '../../../platform/live/live-kind.ts';
import { publishLive } from '../../../platform/live/publish-live.queries.ts';
import { createRunLatest } from '../../../platform/live/run-latest.ts';
import { type AccessTokens, listOpenSessions } from '../../accounts/sessions/index.ts';
import type { LiveReader } from '../messages/index.ts';
import { createDispatch } from './dispatch-live-event.ts';
import { createGuestChannel, type GuestAccess } from './guest-channel.ts';
import { createLiveServer, type LiveServer, type LiveSocket } from './live-server.ts';
import { findOnline } from './presence.queries.ts';
import { createPresence, type Presence } from './presence.ts';
import { roomOf } from './rooms.ts';
import { requireSignIn } from './sign-in.ts';
import { createSocketEmitter, type LiveSocketEmitter } from './socket-emitter.ts';

interface ConnectionKindsOptions {
  readonly reader: LiveReader;
  readonly checkAccess: (accountId: number) => void;
  readonly publishPresence: (accountIds: readonly number[]) => void;
}

/** Events about connections: access, presence and typing. */
const createConnectionKinds = ({
  reader,
  checkAccess,
  publishPresence,
}: ConnectionKindsOptions): LiveKind[] => [
  liveKind({
    kind: 'account-changed',
    fact: z.object({ account: z.int() }),
    deliver: ({ account }, { emitter }) => {
      reader.clearCache();
      publishPresence([account]);
      if (!emitter.isConnected(account)) return;
      emitter.toAccount(account, { userUpdate: true });
      checkAccess(account);
    },
  }),
  liveKind({
    kind: 'presence',
    fact: z.object({ accounts: z.array(z.int()) }),
    deliver: ({ accounts }) => publishPresence(accounts),
  }),
  liveKind({
    kind: 'typing',
    fact: z.object({ conversation: z.int(), writer: z.int(), reader: z.int() }),
    deliver: ({ conversation, writer, reader: other }, { emitter }) =>
      emitter.toWriters([other], 'typing', { appId: conversation, user_id: writer }),
  }),
];

interface PresencePublisherOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly emitter: LiveSocketEmitter;
  readonly onError: (error: unknown) => void;
}

/** Sends presence to people on this node who have a conversation with the account. */
function createPresencePublisher({ db, reader, emitter, onError }: PresencePublisherOptions) {
  const pending = new Set<number>();
  const publishAll = async () => {
    const accountIds = [...pending];
    pending.clear();
    const online = await findOnline(db, accountIds);
    for (const accountId of accountIds) {
      const partners = (await reader.partnersOf(accountId)).filter(emitter.isConnected);
      const is_online = online.has(accountId);
      emitter.toWriters(partners, 'presence', { user_id: accountId, is_online });
    }
  };
  const run = createRunLatest<'all'>(publishAll, onError);
  return (accountIds: readonly number[]): void => {
    for (const accountId of accountIds) pending.add(accountId);
    run('all');
  };
}

interface TypingOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly onError: (error: unknown) => void;
}

const oncePerTwoSeconds = { max: 1, everyMs: 2000 };

/** Passes typing on to the other person of the conversation only. */
function createTyping({ db, reader, onError }: TypingOptions) {
  const isFirst = createCounter<string>(oncePerTwoSeconds);

  const publish = async (writer: number, conversation: number) => {
    const other = await reader.otherIn(writer, conversation);
    if (other !== undefined) await publishLive(db, 'typing', { conversation, writer, reader: other });
  };

  return {
    receive(writer: number, data: unknown) {
      const parsed = BrowserEvents.typing.safeParse(data);
      if (parsed.success && isFirst(`${writer}:${parsed.data.appId}`))
        publish(writer, parsed.data.appId).catch(onError);
    },
  };
}
type Typing = ReturnType<typeof createTyping>;

interface SocketAccessOptions {
  readonly io: LiveServer;
  readonly emitter: LiveSocketEmitter;
  readonly db: Database;
  readonly onError: (error: unknown) => void;
}

/**
 * Disconnects the sockets whose session has ended. Frozen accounts stay connected, to read and reply. If the
 * sessions cannot be read, all sockets of the account are disconnected.
 */
function createSocketAccess({ io, emitter, db, onError }: SocketAccessOptions) {
  const checkSessions = async (accountId: number) => {
    const sessions = await listOpenSessions(db, accountId).catch((error: unknown) => {
      io.in(roomOf.account(accountId)).disconnectSockets(true);
      throw error;
    });
    const open = new Set(sessions);
    for (const socket of emitter.socketsOf(accountId)) {
      if (!open.has(socket.data.sessionId)) emitter.endSession(accountId, socket.data.sessionId);
    }
  };
  return createRunLatest(checkSessions, onError);
}

/** Where the database says what has happened, oncePerTwoSeconds it holds: see `tell_live` in migration 0022. */
const channel = 'callboard_live';

export interface LiveOptions {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly publicUrl: string;
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: SecurityHeaders;
  readonly authenticate: Authenticate;
  readonly tokens: AccessTokens;
  readonly reader: LiveReader;
  readonly guests: GuestAccess;
  /** Declared by other features. */
  readonly kinds: readonly LiveKind[];
}

interface ConnectionOptions {
  readonly presence: Presence;
  readonly typing: Typing;
  readonly checkAccess: (accountId: number) => void;
}

/** Joins the rooms before the browser knows it is connected, so no event falls between reading and listening. */
const handleConnection = (socket: LiveSocket, { presence, typing, checkAccess }: ConnectionOptions) => {
  const { accountId, sessionId } = socket.data;
  void socket.join([roomOf.account(accountId), roomOf.session(sessionId), roomOf.messages(accountId)]);
  // The session may have ended since the token was checked.
  checkAccess(accountId);
  presence.arrived(accountId);
  socket.on('typing', (data) => typing.receive(accountId, data));
  socket.on('disconnect', () => {
    presence.left(accountId);
    socket.conn.close();
  });
};

/** Closes every connection, by force if needed. Browsers reconnect, here or on another node. */
async function disconnectAll(io: LiveServer) {
  const sockets = [...io.sockets.sockets.values(), ...io.of(guestNamespace).sockets.values()];
  const connections = sockets.map(({ conn }) => conn.request.socket);
  io.engine.close();
  await new Promise((resolve) => setTimeout(resolve, connections.length > 0 ? 100 : 0));
  for (const connection of connections) connection.destroy();
}

function startLive(app: FastifyInstance, options: LiveOptions) {
  const { db, pool, publicUrl, clientAddressOf, headers, authenticate, tokens, reader } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'The live channel failed.');
  const io = createLiveServer(app.server, {
    publicUrl,
    clientAddressOf,
    headers,
    isOpen: () => bus.isConnected(),
  });
  const emitter = createSocketEmitter(io);
  const typing = createTyping({ db, reader, onError });
  const checkAccess = createSocketAccess({ io, emitter, db, onError });
  const publishPresence = createPresencePublisher({ db, reader, emitter, onError });
  const presence = createPresence({ db, nodeId: randomUUID(), onError });
  const guests = createGuestChannel({ io, access: options.guests, onError });
  const kinds = [
    ...options.kinds,
    ...createConnectionKinds({ reader, checkAccess, publishPresence }),
    ...guests.kinds,
  ];
  const bus = startBus({
    pool,
    channel,
    onError,
    onMessage: createDispatch({ emitter, kinds, onError }),
    onGap: () => {
      emitter.forceReconnectAll();
      guests.forceReconnectAll();
    },
  });
  requireSignIn(io, { authenticate, tokens });
  io.on('connection', (socket) => handleConnection(socket, { presence, typing, checkAccess }));
  void presence.start();
  return async () => {
    await bus.stop();
    guests.stop();
    await disconnectAll(io);
    await presence.stop();
  };
}

/** Live events for open pages. Starts when the server listens, since injected test requests do not need it. */
export function liveChannel(app: FastifyInstance, options: LiveOptions): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = startLive(app, options);
  });
  app.addHook('preClose', async () => stop?.());
}
