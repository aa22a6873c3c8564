import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { Authenticate } from '../../../platform/http/actor.ts';
import type { ClientAddressOf } from '../../../platform/http/client-address.ts';
import type { SecurityHeaders } from '../../../platform/http/security-headers.ts';
import { startBus } from '../../../platform/live/live-bus.queries.ts';
import type { AccessTokens } from '../../accounts/sessions/index.ts';
import type { LiveReader } from '../messages/index.ts';
import { createHearing } from './hear-facts.ts';
import { liveChannelName, readFact } from './live-facts.ts';
import { createLiveServer, cutLine, type LiveServer, type LiveSocket } from './live-server.ts';
import { createPresence, type Presence } from './presence.ts';
import { createPresenceNews } from './presence-news.ts';
import { roomOf } from './rooms.ts';
import { requireSignIn } from './sign-in.ts';
import { createSpeaker } from './speaker.ts';
import { createStanding } from './standing.ts';
import { createTyping, type Typing } from './typing.ts';

interface LiveOptions {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly publicUrl: string;
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: SecurityHeaders;
  readonly authenticate: Authenticate;
  readonly tokens: AccessTokens;
  readonly reader: LiveReader;
}

interface Welcome {
  readonly presence: Presence;
  readonly typing: Typing;
  readonly settleStanding: (accountId: number) => void;
}

/** In its rooms before the browser knows that it is connected: what it reads then and what it hears leave no gap. */
const welcome = (socket: LiveSocket, { presence, typing, settleStanding }: Welcome) => {
  const { accountId, sessionId } = socket.data;
  void socket.join([roomOf.account(accountId), roomOf.session(sessionId), roomOf.messages(accountId)]);
  // The session may have ended since the token was looked at.
  settleStanding(accountId);
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
  const speaker = createSpeaker(io);
  const typing = createTyping({ db, reader, onTrouble });
  const settleStanding = createStanding({ io, speaker, db, onTrouble });
  const tellPresence = createPresenceNews({ db, reader, speaker, onTrouble });
  const presence = createPresence({ db, nodeId: randomUUID(), onTrouble });
  const hear = createHearing({ speaker, reader, typing, settleStanding, tellPresence, onTrouble });
  const bus = startBus({
    pool,
    channel: liveChannelName,
    onTrouble,
    hear: (text) => {
      try {
        hear(readFact(text));
      } catch (error) {
        onTrouble(error);
      }
    },
    onGap: () => {
      for (const socket of io.sockets.sockets.values()) cutLine(socket);
    },
  });
  requireSignIn(io, { authenticate, tokens });
  io.on('connection', (socket) => welcome(socket, { presence, typing, settleStanding }));
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
