import { ProblemError } from '@callboard/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SentWords } from '../../api.ts';
import { ConversationForTest, me, sampleMessage } from '../thread-for-test.ts';
import { Outgoing } from './outgoing.ts';
import { createOutgoingShelf } from './outgoing-shelf.ts';

const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** Two tabs of one person: one storage, one lock for each conversation, one server. */
class Desk {
  readonly server = new ConversationForTest();
  readonly kept = new Map<string, string>();
  posts: SentWords[] = [];
  /** What becomes of each post, in turn; when none is left they all arrive. */
  fates: ('arrives' | 'lost' | 'answer lost' | 'refused')[] = [];
  #turn: Promise<void> = Promise.resolve();
  #ids = 0;
  #now = 0;
  #timers = new Set<() => void>();

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
      shelf: createOutgoingShelf(this.#storage, me),
      post: this.#post,
      upload: async () => ({
        ...{ id: 44, kind: 'file', file_name: 'sides.pdf', content_type: 'application/pdf', bytes: 9 },
        ...{ file_url: '/f', thumbnail_url: null, width: null, height: null, placeholder: null },
      }),
      stopUpload: () => undefined,
      dropFiles: () => undefined,
      hear: () => undefined,
      inTurn: (_appId, work) => {
        this.#turn = this.#turn.then(work);
        return this.#turn;
      },
      newId: () => {
        this.#ids += 1;
        return `id-${this.#ids}`;
      },
      now: () => {
        this.#now += 1;
        return this.#now;
      },
      later: (work) => {
        this.#timers.add(work);
        return () => void this.#timers.delete(work);
      },
    });
  }

  async ring(): Promise<void> {
    const due = [...this.#timers];
    this.#timers.clear();
    for (const work of due) work();
    await settle();
  }
}

const file = { fileId: 'f1', name: 'sides.pdf', type: 'application/pdf', size: 9 };

describe('what was written and has not arrived', () => {
  it('is kept before it is sent, and gone from this device once it has arrived', async () => {
    const desk = new Desk();
    const tab = desk.openTab();
    tab.send(5, { text: 'Bring them.' });
    expect([...desk.kept.keys()]).toEqual(['callboard-outgoing/7/id-1']);
    expect(tab.waitingIn(5)).toMatchObject([{ text: 'Bring them.', state: 'sending' }]);
    await settle();
    expect(desk.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1']);
    expect(desk.kept.size).toBe(0);
    expect(tab.waitingIn(5)).toEqual([]);
  });

  it('waits for the line and for what was written before it', async () => {
    const desk = new Desk();
    desk.fates = ['lost', 'lost'];
    const tab = desk.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.waitingIn(5).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await desk.ring();
    expect(desk.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
  });

  it('is sent by the next page when the tab was closed', async () => {
    const desk = new Desk();
    desk.fates = ['answer lost'];
    desk.openTab().send(5, { text: 'One' });
    await settle();
    const next = desk.openTab();
    expect(next.waitingIn(5)).toHaveLength(1);
    next.goAll();
    await settle();
    expect(desk.server.messages).toHaveLength(1);
    expect(next.waitingIn(5)).toEqual([]);
  });

  it('stops at a refusal with the reason; what comes after waits; it can be tried again', async () => {
    const desk = new Desk();
    desk.fates = ['refused'];
    const tab = desk.openTab();
    tab.send(5, { text: 'One', files: [file] });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.waitingIn(5)).toMatchObject([
      { state: 'refused', reason: 'PROFILE_FROZEN' },
      { state: 'waiting' },
    ]);
    expect(desk.server.messages).toEqual([]);
    tab.retry('id-1');
    await settle();
    expect(desk.server.messages.map(({ client_id }) => client_id)).toEqual(['id-1', 'id-2']);
    expect(desk.posts.at(-2)).toMatchObject({ attachments: [44] });
  });

  it('discarded, it answers what it said and lets the next one go', async () => {
    const desk = new Desk();
    desk.fates = ['refused'];
    const tab = desk.openTab();
    tab.send(5, { text: 'One' });
    tab.send(5, { text: 'Two' });
    await settle();
    expect(tab.discard('id-1')).toMatchObject({ text: 'One' });
    await settle();
    expect(desk.server.messages.map(({ client_id }) => client_id)).toEqual(['id-2']);
  });

  it('is gone as soon as its push is seen, before the answer', async () => {
    const desk = new Desk();
    desk.fates = ['answer lost'];
    const tab = desk.openTab();
    tab.send(5, { text: 'One' });
    await settle();
    tab.settle(sampleMessage({ client_id: 'id-1' }).client_id);
    expect(tab.waitingIn(5)).toEqual([]);
    await desk.ring();
    expect(desk.posts).toHaveLength(1);
  });

  it('arrives once and in order from two tabs, whatever the line does', async () => {
    const fate = fc.constantFrom('arrives' as const, 'lost' as const, 'answer lost' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
        fc.array(fate, { maxLength: 30, size: 'max' }),
        async (tabs, fates) => {
          const desk = new Desk();
          desk.fates = [...fates];
          const [left, right] = [desk.openTab(), desk.openTab()];
          for (const isLeft of tabs) (isLeft ? left : right).send(5, { text: 'Words' });
          await settle();
          for (let round = 0; desk.kept.size > 0 && round < 60; round += 1) await desk.ring();
          const written = tabs.map((_, index) => `id-${index + 1}`);
          expect(desk.server.messages.map(({ client_id }) => client_id)).toEqual(written);
        },
      ),
      { numRuns: 100 },
    );
  });
});
