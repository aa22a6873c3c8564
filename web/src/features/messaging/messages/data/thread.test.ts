import type { Message } from '@callboard/contract/messaging/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Thread } from './thread.ts';
import { ConversationForTest, her, me } from './thread-for-test.ts';

/** Responses and live events arrive when the test says so, in any order or never. */
class FakeConnection {
  readonly server = new ConversationForTest();
  #answers: (() => void)[] = [];
  #pushes: Message[] = [];

  #later<T>(answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      // A response holds what the server had when it was read.
      let response: T;
      try {
        response = answer();
      } catch (error) {
        return reject(error);
      }
      this.#answers.push(() => resolve(response));
    });
  }

  readonly thread = new Thread({
    open: (around) => this.#later(() => this.server.open(around)),
    read: (direction) => this.#later(() => this.server.read(direction)),
  });

  push(message: Message | undefined): void {
    if (message) this.#pushes.push(message);
  }

  /** The response may come before, after or instead of the live event. */
  send(clientId: string, quoted: Message | undefined): void {
    const message = this.server.write(me, clientId, quoted);
    this.#pushes.push(message);
    this.#answers.push(() => this.thread.receive([message]));
  }

  async deliver(kind: 'answer' | 'push' | 'lose', pick: number): Promise<void> {
    const queue: unknown[] = kind === 'answer' ? this.#answers : this.#pushes;
    const [taken] = queue.length > 0 ? queue.splice(pick % queue.length, 1) : [];
    if (typeof taken === 'function') taken();
    else if (kind === 'push' && taken) this.thread.receive([taken as Message]);
    await settle();
  }

  async deliverAll(): Promise<void> {
    await settle();
    while (this.#answers.length > 0) await this.deliver('answer', 0);
  }
}

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write' as const), quotes: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), quotes: fc.nat(30) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), seq: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), seq: fc.nat(30) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('push' as const), pick: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), pick: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('older' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('newer' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('jump' as const), seq: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let clients = 0;

async function run(connection: FakeConnection, one: Step): Promise<void> {
  const { server, thread } = connection;
  clients += 1;
  if (one.do === 'write') connection.push(server.write(her, `c${clients}`, server.messages[one.quotes]));
  else if (one.do === 'send') connection.send(`c${clients}`, server.messages[one.quotes]);
  else if (one.do === 'edit')
    connection.push(server.change(one.seq, { text: `Edit ${clients}`, is_deleted: false }));
  else if (one.do === 'delete') connection.push(server.change(one.seq, { text: '', is_deleted: true }));
  else if (one.do === 'older') void thread.loadOlder();
  else if (one.do === 'newer') void thread.loadNewer();
  else if (one.do === 'jump')
    void thread.jumpTo(one.seq === 0 ? 'end' : Math.max(1, Math.min(one.seq, server.messages.length)));
  else if (one.do === 'resume') thread.resume();
  else await connection.deliver(one.do, one.pick);
  await settle();
}

function expectNoGaps(thread: Thread): void {
  const { log } = thread.store.get();
  if (!log) return;
  expect(log.messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: log.messages.length }, (_, index) => log.from + index),
  );
}

describe('a conversation in the browser', () => {
  it('ends in the state of the server, in whatever order events and responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }),
        fc.nat(24),
        async (steps, before) => {
          const connection = new FakeConnection();
          for (let index = 0; index < before; index += 1) connection.server.write(her, `before-${index}`);
          void connection.thread.open();
          for (const one of steps) {
            await run(connection, one);
            expectNoGaps(connection.thread);
          }
          // Reconnects and catches up.
          await connection.deliverAll();
          connection.thread.resume();
          await connection.deliverAll();
          while (connection.thread.store.get().log?.isAtEnd === false) {
            void connection.thread.loadNewer();
            await connection.deliverAll();
          }
          while ((connection.thread.store.get().log?.from ?? 1) > 1) {
            void connection.thread.loadOlder();
            await connection.deliverAll();
          }
          expect(connection.thread.store.get().log?.messages).toEqual(connection.server.all());
        },
      ),
      { numRuns: 150 },
    );
  });
});
