import { ProblemError } from '@callboard/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewMessage } from '../../api.ts';
import { ConversationForTest, me, sampleMessage } from '../thread-for-test.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingStorage } from './outgoing-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Two tabs of one person share storage, locks and the server. */
class Device {
  readonly server = new ConversationForTest();
  readonly stored = new Map<string, string>();
  posts: NewMessage[] = [];
  /** The outcome of each request. Later ones all arrive. */
  outcomes: ('arrives' | 'lost' | 'answer lost' | 'refused')[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #ids = 0;
  #now = 0;

  #storage = () => ({
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void this.stored.set(key, value),
    removeItem: (key: string) => void this.stored.delete(key),
    key: (index: number) => [...this.stored.keys()][index] ?? null,
    length: this.stored.size,
  });

  #post = async (body: NewMessage) => {
    this.posts.push(body);
    const outcome = this.outcomes.shift() ?? 'arrives';
    await Promise.resolve();
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'refused') {
      throw new ProblemError({ type: 'about:blank', title: 'No', status: 403, code: 'PROFILE_FROZEN' });
    }
    const message = this.server.write(me, body.client_id);
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return message;
  };

  openTab(): Outgoing {
    return new Outgoing({
      storage: createOutgoingStorage(this.#storage, me),
      post: this.#post,
      upload: async () => ({
        ...{ id: 44, kind: 'file', file_name: 'sides.pdf', content_type: 'application/pdf', bytes: 9 },
        ...{ file_url: '/f', thumbnail_url: null, width: null, height: null, placeholder: null },
      }),
      stopUpload: () => undefined,
      removeFiles: () => undefined,
      onSent: () => undefined,
      inTurn: (_appId, work) => {
        const mine = this.#turn.then(work);
        this.#turn = mine;
        return mine;
      },
      newId: () => {
        this.#ids += 1;
        return `id-${this.#ids}`;
      },
      now: () => {
        this.#now += 1;
        return this.#now;
      },
    });
  }
}

const afterRetryDelay = () => vi.advanceTimersByTimeAsync(30_000);

const file = { fileId: 'f1', name: 'sides.pdf', type: 'application/pdf', size: 9 };

describe('a message on its way', () => {
  it('is stored before it is sent, and removed once it has arrived', async () => {
    const device = new Device();
    const tab = device.openTab();
    tab.send(5, { text: 'Bring them.' });
    expect([...device.stored.keys()]).toEqual(['callboard-outgoing/7/id-1']);
    expect(tab.waitingIn(5)).toMatchObject([{ text: 'Bring them.', state: 'sending' }]);
    await flush();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1']);
    expect(device.stored.size).toBe(0);
    expect(tab.waitingIn(5)).toEqual([]);
  });

  it('waits for the connection and for earlier messages', async () => {
    const device = new Device();
    device.outcomes = ['lost', 'lost'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await flush();
    expect(tab.waitingIn(5).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await afterRetryDelay();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
  });

  it('is sent by the next page when the tab was closed', async () => {
    const device = new Device();
    device.outcomes = ['answer lost'];
    device.openTab().send(5, { text: 'One' });
    await flush();
    const next = device.openTab();
    expect(next.waitingIn(5)).toHaveLength(1);
    next.sendAll();
    await flush();
    expect(device.server.messages).toHaveLength(1);
    expect(next.waitingIn(5)).toEqual([]);
  });

  it('stops with the reason when rejected, holds later messages, and can be retried', async () => {
    const device = new Device();
    device.outcomes = ['refused'];
    const tab = device.openTab();
    tab.send(5, { text: 'One', files: [file] });
    tab.send(5, { text: 'Two' });
    await flush();
    expect(tab.waitingIn(5)).toMatchObject([
      { state: 'refused', reason: 'PROFILE_FROZEN' },
      { state: 'waiting' },
    ]);
    expect(device.server.messages).toEqual([]);
    tab.retry('id-1');
    await flush();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
    expect(device.posts.at(-2)).toMatchObject({ attachments: [44] });
  });

  it('returns its content when discarded, and the next one is sent', async () => {
    const device = new Device();
    device.outcomes = ['refused'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await flush();
    expect(tab.discard('id-1')).toMatchObject({ text: 'One' });
    await flush();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-2']);
  });

  it('is removed when its live event comes before the response', async () => {
    const device = new Device();
    device.outcomes = ['answer lost'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    await flush();
    tab.markSent(sampleMessage({ client_id: 'id-1' }).client_id);
    expect(tab.waitingIn(5)).toEqual([]);
    await afterRetryDelay();
    expect(device.posts).toHaveLength(1);
  });

  it('arrives once and in order from two tabs on a bad connection', async () => {
    const outcome = fc.constantFrom('arrives' as const, 'lost' as const, 'answer lost' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        fc.array(outcome, { maxLength: 30, size: 'max' }),
        async (tabs, outcomes) => {
          const device = new Device();
          device.outcomes = [...outcomes];
          const [left, right] = [device.openTab(), device.openTab()];
          for (const isLeft of tabs) (isLeft ? left : right).send(5, { text: 'Text' });
          await flush();
          for (let round = 0; device.stored.size > 0 && round < 60; round += 1) await afterRetryDelay();
          const written = tabs.map((_, index) => `id-${index + 1}`);
          expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(written);
        },
      ),
      { numRuns: 100 },
    );
  });
});
