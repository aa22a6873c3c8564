import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../src/demo/random.ts';
import { accountUnfrozen, freezingNotifications } from '../../src/features/accounts/freezing/index.ts';
import { createNotifier } from '../../src/features/messaging/notifications/index.ts';
import { createOutbox } from '../../src/features/messaging/outbox/index.ts';
import type { Connection } from '../../src/platform/db/database.ts';
import { createEventRecorder } from '../../src/platform/events/event-recorder.ts';
import { type Asking, askNode } from './ask-node.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { Node } from './nodes.ts';
import { addPeople, type Person } from './people.ts';

export interface Storm {
  readonly connection: Connection;
  readonly nodes: readonly Node[];
  readonly seed: string;
  /** Half of them recruiters. */
  readonly people: number;
  readonly messages: number;
  readonly notifications: number;
  /** How many write at the same time. */
  readonly writers: number;
}

export interface Told {
  readonly browsers: readonly Browser[];
  /** Of each conversation, whatever the server said it took. */
  readonly sent: Map<number, string[]>;
  /** How many events there were to tell each person of. */
  readonly events: Map<number, number>;
  readonly counts: { pushed: number; read: number };
  drops: number;
  readonly tries: { again: number };
}

interface Weather extends Storm {
  readonly told: Told;
  readonly cast: readonly Person[];
  readonly asking: Asking;
  readonly random: Random;
}

/** Besides these, people are told that somebody wrote to them. */
export const toldOfEvents = <N extends { readonly ref: string }>(notifications: readonly N[]): N[] =>
  notifications.filter(({ ref }) => ref.startsWith('account.unfrozen'));

/** Every person writes as often as every other, in one of their conversations, in a random order. */
const planOf = ({ messages, cast, random }: Weather) =>
  random.shuffle(
    Array.from({ length: messages }, (_, at) => {
      const person = cast[at % cast.length];
      if (!person) throw new Error('Nobody is there to write');
      return { person, appId: random.pick(person.conversations) };
    }),
  );

async function sendAll(weather: Weather, onProgress: (done: number) => Promise<void>): Promise<void> {
  const { told, asking, writers } = weather;
  const plan = planOf(weather);
  let next = 0;
  const write = async () => {
    for (let at = next++; at < plan.length; at = next++) {
      const { person, appId } = plan[at] ?? { person: undefined, appId: 0 };
      if (!person) return;
      const client_id = randomUUID();
      await askNode(asking, person.token, '/v1/weavy-message', { appId, client_id, text: `Message ${at}` });
      told.sent.set(appId, [...(told.sent.get(appId) ?? []), client_id]);
      await onProgress(at / plan.length);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}

async function tellAll({ connection: { db }, notifications, cast, told, random }: Weather): Promise<void> {
  const outbox = createOutbox({ db, sendMail: undefined, keepUnsendable: true });
  const notifier = createNotifier({ db, outbox, publicUrl: 'http://localhost' });
  const events = createEventRecorder(notifier.handlersOf(freezingNotifications));
  for (let at = 0; at < notifications; at += 1) {
    const { id: accountId } = random.pick(cast);
    await db.transaction().execute((trx) => events.record(trx, accountUnfrozen, { accountId }));
    told.events.set(accountId, (told.events.get(accountId) ?? 0) + 1);
  }
}

/** Lines break at random until most is said; what comes after has to arrive by itself. */
async function dropLines({ told, random, cast }: Weather, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(Math.max(1, Math.round(2000 / cast.length)));
    random.pick(told.browsers).drop();
    told.drops += 1;
  }
}

/** Until everybody has seen everything, or for as long as nothing else can be on its way. */
async function settle(isDone: () => boolean, forMs: number): Promise<void> {
  const end = Date.now() + forMs;
  while (!isDone() && Date.now() < end) await pause(50);
}

/** Those of the killed node too, which another one has to take over. */
async function untilJobsAreDone({ pool }: Connection): Promise<void> {
  const due = 'select from graphile_worker.jobs where run_at < now() limit 1';
  const end = Date.now() + 60_000;
  while ((await pool.query(due)).rowCount && Date.now() < end) await pause(200);
}

/** People write to each other over all nodes, lines break, and one node is killed on the way. */
export async function runStorm(storm: Storm): Promise<Told> {
  const random = new Random(storm.seed);
  const cast = await addPeople(storm.connection.pool, storm.people / 2, 3);
  const tries = { again: 0 };
  const asking = { pick: () => random.pick(storm.nodes.filter(({ isUp }) => isUp())), tries };
  const counts = { pushed: 0, read: 0 };
  const browsers = cast.map((person) => openBrowser(person, asking, random, counts));
  const told: Told = { browsers, sent: new Map(), events: new Map(), counts, drops: 0, tries };
  const weather = { ...storm, told, cast, asking, random };
  await settle(() => browsers.every(({ isConnected }) => isConnected()), 60_000);
  let progress = 0;
  let isKilled = false;
  await Promise.all([
    sendAll(weather, async (done) => {
      progress = done;
      if (done < 0.4 || isKilled) return;
      isKilled = true;
      await storm.nodes[1]?.kill('SIGKILL');
    }),
    tellAll(weather),
    dropLines(weather, () => progress > 0.8),
  ]);
  const isShown = ({ person, shown }: Browser) =>
    toldOfEvents(shown.notifications).length >= (told.events.get(person.id) ?? 0) &&
    person.conversations.every(
      (id) => (shown.messages.get(id)?.length ?? 0) >= (told.sent.get(id)?.length ?? 0),
    );
  await settle(() => browsers.every(isShown), 90_000);
  await untilJobsAreDone(storm.connection);
  for (const browser of browsers) browser.close();
  return told;
}
