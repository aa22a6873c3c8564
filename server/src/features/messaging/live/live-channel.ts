import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { Authenticate } from '../../../platform/http/actor.ts';
import type { ClientAddressOf } from '../../../platform/http/client-address.ts';
import type { SecurityHeaders } from '../../../platform/http/security-headers.ts';
import { startBus } from '../../../platform/live/live-bus.queries.ts';
import type { LiveKind } from '../../../platform/live/live-kind.ts';
import type { AccessTokens } from '../../accounts/sessions/index.ts';
import type { LiveReader } from '../messages/index.ts';
import { createDispatch } from './dispatch-live-event.ts';
import { createOwnKinds } from './live-kinds.ts';
import { createLiveServer, cutLine, type LiveServer, type LiveSocket } from './live-server.ts';
import { createPresence, type Presence } from './presence.ts';
import { createPresenceNews } from './presence-news.ts';
import { roomOf } from './rooms.ts';
import { requireSignIn } from './sign-in.ts';
import { createSocketAccess } from './socket-access.ts';
import { createSocketEmitter } from './socket-emitter.ts';
import { createTyping, type Typing } from './typing.ts';

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
