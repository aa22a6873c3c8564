import { ProblemError } from '@callboard/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentWords } from '../../api.ts';
import { ConversationForTest, me, sampleMessage } from '../thread-for-test.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingStorage } from './outgoing-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Two tabs of one person: one storage, one lock for each conversation, one server. */
class Device {
  readonly server = new ConversationForTest();
  readonly kept = new Map<string, string>();
  posts: SentWords[] = [];
  /** What becomes of each post, in turn; when none is left they all arrive. */
  fates: ('arrives' | 'lost' | 'answer lost' | 'refused')[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #ids = 0;
  #now = 0;

  #storage = () => ({
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
    key: (index: number) => [...this.kept.keys()][index] ?? null,
    length: this.kept.size,
  });

  #post = async (words: SentWords) => {
    this.posts.push(words);
    const fate = this.fates.shift() ?? 'arrives';
    await Promise.resolve();
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'refused') {
      throw new ProblemError({ type: 'about:blank', title: 'No', status: 403, code: 'PROFILE_FROZEN' });
    }
    const message = this.server.write(me, words.client_id);
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
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
      dropFiles: () => undefined,
      hear: () => undefined,
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

/** Longer than any pause between two tries. */
const afterThePause = () => vi.advanceTimersByTimeAsync(30_000);

const file = { fileId: 'f1', name: 'sides.pdf', type: 'application/pdf', size: 9 };

describe('what was written and has not arrived', () => {
  it('is kept before it is sent, and gone from this device once it has arrived', async () => {
    const device = new Device();
    const tab = device.openTab();
    tab.send(5, { text: 'Bring them.' });
    expect([...device.kept.keys()]).toEqual(['callboard-outgoing/7/id-1']);
    expect(tab.waitingIn(5)).toMatchObject([{ text: 'Bring them.', state: 'sending' }]);
    await settle();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1']);
    expect(device.kept.size).toBe(0);
    expect(tab.waitingIn(5)).toEqual([]);
  });

  it('waits for the connection and for what was written before it', async () => {
    const device = new Device();
    device.fates = ['lost', 'lost'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.waitingIn(5).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await afterThePause();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
  });

  it('is sent by the next page when the tab was closed', async () => {
    const device = new Device();
    device.fates = ['answer lost'];
    device.openTab().send(5, { text: 'One' });
    await settle();
    const next = device.openTab();
    expect(next.waitingIn(5)).toHaveLength(1);
    next.goAll();
    await settle();
    expect(device.server.messages).toHaveLength(1);
    expect(next.waitingIn(5)).toEqual([]);
  });

  it('stops at a refusal with the reason; what comes after waits; it can be tried again', async () => {
    const device = new Device();
    device.fates = ['refused'];
    const tab = device.openTab();
    tab.send(5, { text: 'One', files: [file] });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.waitingIn(5)).toMatchObject([
      { state: 'refused', reason: 'PROFILE_FROZEN' },
      { state: 'waiting' },
    ]);
    expect(device.server.messages).toEqual([]);
    tab.retry('id-1');
    await settle();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
    expect(device.posts.at(-2)).toMatchObject({ attachments: [44] });
  });

  it('discarded, it answers what it said and lets the next one go', async () => {
    const device = new Device();
    device.fates = ['refused'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.discard('id-1')).toMatchObject({ text: 'One' });
    await settle();
    expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(['id-2']);
  });

  it('is gone as soon as its push is seen, before the answer', async () => {
    const device = new Device();
    device.fates = ['answer lost'];
    const tab = device.openTab();
    tab.send(5, { text: 'One' });
    await settle();
    tab.settle(sampleMessage({ client_id: 'id-1' }).client_id);
    expect(tab.waitingIn(5)).toEqual([]);
    await afterThePause();
    expect(device.posts).toHaveLength(1);
  });

  it('arrives once and in order from two tabs, whatever the connection does', async () => {
    const fate = fc.constantFrom('arrives' as const, 'lost' as const, 'answer lost' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        fc.array(fate, { maxLength: 30, size: 'max' }),
        async (tabs, fates) => {
          const device = new Device();
          device.fates = [...fates];
          const [left, right] = [device.openTab(), device.openTab()];
          for (const isLeft of tabs) (isLeft ? left : right).send(5, { text: 'Words' });
          await settle();
          for (let round = 0; device.kept.size > 0 && round < 60; round += 1) await afterThePause();
          const written = tabs.map((_, index) => `id-${index + 1}`);
          expect(device.server.messages.map(({ client_id }) => client_id)).toEqual(written);
        },
      ),
      { numRuns: 100 },
    );
  });
});
