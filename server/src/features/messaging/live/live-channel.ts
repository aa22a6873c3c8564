import { randomUUID } from 'node:crypto';
import { SaidByBrowser } from '@callboard/contract/live';
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
import { createNewestOnly } from '../../../platform/live/newest-only.ts';
import { tellLive } from '../../../platform/live/tell-live.queries.ts';
import { type AccessTokens, listOpenSessions } from '../../accounts/sessions/index.ts';
import type { LiveReader } from '../messages/index.ts';
import { createDispatch } from './dispatch-live-event.ts';
import { createLiveServer, cutLine, type LiveServer, type LiveSocket } from './live-server.ts';
import { findOnline } from './presence.queries.ts';
import { createPresence, type Presence } from './presence.ts';
import { roomOf } from './rooms.ts';
import { requireSignIn } from './sign-in.ts';
import { createSocketEmitter, type LiveSocketEmitter } from './socket-emitter.ts';

interface OwnKindsOptions {
  readonly reader: LiveReader;
  readonly settleAccess: (accountId: number) => void;
  readonly tellPresence: (accountIds: readonly number[]) => void;
}

/** What is about the connections themselves: who may have one, who is there and who is writing. */
const createOwnKinds = ({ reader, settleAccess, tellPresence }: OwnKindsOptions): LiveKind[] => [
  liveKind({
    kind: 'account-changed',
    fact: z.object({ account: z.int() }),
    tell: ({ account }, { emitter }) => {
      reader.forgetOthers();
      tellPresence([account]);
      if (!emitter.isThere(account)) return;
      emitter.toAccount(account, { userUpdate: true });
      settleAccess(account);
    },
  }),
  liveKind({
    kind: 'presence',
    fact: z.object({ accounts: z.array(z.int()) }),
    tell: ({ accounts }) => tellPresence(accounts),
  }),
  liveKind({
    kind: 'typing',
    fact: z.object({ conversation: z.int(), writer: z.int(), reader: z.int() }),
    tell: ({ conversation, writer, reader: other }, { emitter }) =>
      emitter.toWriters([other], 'typing', { appId: conversation, user_id: writer }),
  }),
];

interface PresenceNewsOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly emitter: LiveSocketEmitter;
  readonly onTrouble: (error: unknown) => void;
}

/** Tells those on this node who may know it that somebody has come or gone. */
function createPresenceNews({ db, reader, emitter, onTrouble }: PresenceNewsOptions) {
  const asked = new Set<number>();
  const tellAll = async () => {
    const accountIds = [...asked];
    asked.clear();
    const online = await findOnline(db, accountIds);
    for (const accountId of accountIds) {
      const partners = (await reader.partnersOf(accountId)).filter(emitter.isThere);
      const is_online = online.has(accountId);
      emitter.toWriters(partners, 'presence', { user_id: accountId, is_online });
    }
  };
  const tell = createNewestOnly<'everybody'>(tellAll, onTrouble);
  return (accountIds: readonly number[]): void => {
    for (const accountId of accountIds) asked.add(accountId);
    tell('everybody');
  };
}

interface TypingOptions {
  readonly db: Database;
  readonly reader: LiveReader;
  readonly onTrouble: (error: unknown) => void;
}

const once = { max: 1, everyMs: 2000 };

/** Passes on that somebody writes, to the one they write to and nobody else. */
function createTyping({ db, reader, onTrouble }: TypingOptions) {
  const isFirst = createCounter<string>(once);

  const pass = async (writer: number, conversation: number) => {
    const other = await reader.otherIn(writer, conversation);
    if (other !== undefined) await tellLive(db, 'typing', { conversation, writer, reader: other });
  };

  return {
    heard(writer: number, said: unknown) {
      const { success, data } = SaidByBrowser.typing.safeParse(said);
      if (success && isFirst(`${writer}:${data.appId}`)) pass(writer, data.appId).catch(onTrouble);
    },
  };
}
type Typing = ReturnType<typeof createTyping>;

interface SocketAccessOptions {
  readonly io: LiveServer;
  readonly emitter: LiveSocketEmitter;
  readonly db: Database;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Brings the sockets of an account in line with what holds now: out with those whose session is over. Whoever is
 * frozen stays, to read and to answer. What cannot be read is cut off.
 */
function createSocketAccess({ io, emitter, db, onTrouble }: SocketAccessOptions) {
  const settle = async (accountId: number) => {
    const sessions = await listOpenSessions(db, accountId).catch((error: unknown) => {
      io.in(roomOf.account(accountId)).disconnectSockets(true);
      throw error;
    });
    const open = new Set(sessions);
    for (const socket of emitter.socketsOf(accountId)) {
      if (!open.has(socket.data.sessionId)) emitter.endSession(accountId, socket.data.sessionId);
    }
  };
  return createNewestOnly(settle, onTrouble);
}

/** Where the database says what has happened, once it holds: see `tell_live` in migration 0022. */
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
  /** What other features say here. */
  readonly kinds: readonly LiveKind[];
}

interface Welcome {
  readonly presence: Presence;
  readonly typing: Typing;
  readonly settleAccess: (accountId: number) => void;
}

/** In its rooms before the browser knows that it is connected: what it reads then and what it hears leave no gap. */
const welcome = (socket: LiveSocket, { presence, typing, settleAccess }: Welcome) => {
  const { accountId, sessionId } = socket.data;
  void socket.join([roomOf.account(accountId), roomOf.session(sessionId), roomOf.messages(accountId)]);
  // The session may have ended since the token was looked at.
  settleAccess(accountId);
  presence.arrived(accountId);
  socket.on('typing', (said) => typing.heard(accountId, said));
  socket.on('disconnect', () => {
    presence.left(accountId);
    socket.conn.close();
  });
};

/** Closes every line; browsers come back, here or on another node. What does not answer is hung up on. */
async function hangUp(io: LiveServer) {
  const lines = [...io.sockets.sockets.values()].map(({ conn }) => conn.request.socket);
  io.engine.close();
  await new Promise((resolve) => setTimeout(resolve, lines.length > 0 ? 100 : 0));
  for (const line of lines) line.destroy();
}

function startLive(app: FastifyInstance, options: LiveOptions) {
  const { db, pool, publicUrl, clientAddressOf, headers, authenticate, tokens, reader } = options;
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'The live channel stumbled.');
  const io = createLiveServer(app.server, {
    publicUrl,
    clientAddressOf,
    headers,
    isOpen: () => bus.isConnected(),
  });
  const emitter = createSocketEmitter(io);
  const typing = createTyping({ db, reader, onTrouble });
  const settleAccess = createSocketAccess({ io, emitter, db, onTrouble });
  const tellPresence = createPresenceNews({ db, reader, emitter, onTrouble });
  const presence = createPresence({ db, nodeId: randomUUID(), onTrouble });
  const kinds = [...options.kinds, ...createOwnKinds({ reader, settleAccess, tellPresence })];
  const bus = startBus({
    pool,
    channel,
    onTrouble,
    hear: createDispatch({ emitter, kinds, onTrouble }),
    onGap: () => {
      for (const socket of io.sockets.sockets.values()) cutLine(socket);
    },
  });
  requireSignIn(io, { authenticate, tokens });
  io.on('connection', (socket) => welcome(socket, { presence, typing, settleAccess }));
  void presence.start();
  return async () => {
    await bus.stop();
    await hangUp(io);
    await presence.stop();
  };
}

/** What open pages are told. It begins when the server listens: calls that are injected need none of it. */
export function liveChannel(app: FastifyInstance, options: LiveOptions): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = startLive(app, options);
  });
  app.addHook('preClose', async () => stop?.());
}
