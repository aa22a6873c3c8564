import { ProblemError } from '@callboard/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShareAnswers, type KeptAnswer } from './share-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const tick = () => vi.advanceTimersByTimeAsync(1);
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number, code: 'ALREADY_SETTLED' | 'UNAUTHENTICATED' | 'RATE_LIMITED') =>
  Promise.reject(new ProblemError({ type: 'about:blank', title: 'No', status, code }));

function setUp(answer: () => Promise<unknown>) {
  let current = answer;
  let goOnline = () => {};
  const sent: KeptAnswer[] = [];
  const settled: KeptAnswer[] = [];
  const create = () =>
    createShareAnswers({
      userId: 7,
      storage: () => window.localStorage,
      send: (one) => {
        sent.push(one);
        return current();
      },
      onSent: (one) => settled.push(one),
      connection: {
        isOnline: () => true,
        onOnline: (listener) => {
          goOnline = listener;
          return () => {};
        },
      },
    });
  return {
    create,
    sent,
    settled,
    answerWith: (next: () => Promise<unknown>) => {
      current = next;
    },
    goOnline: () => goOnline(),
  };
}

describe('a reply to a shared project', () => {
  it('is sent at once, and then nothing is kept', async () => {
    const { create, sent, settled } = setUp(() => Promise.resolve());
    const answers = create();
    answers.give({ shareId: 3, interest: 'interested' });
    expect(answers.state.get().kept.get(3)?.interest).toBe('interested');
    await tick();
    expect(sent).toMatchObject([{ shareId: 3, interest: 'interested' }]);
    expect(settled).toHaveLength(1);
    expect(answers.state.get()).toMatchObject({ kept: new Map(), refused: new Map(), isSending: false });
  });

  it('is kept without a connection, survives a reload, and goes out once it is back', async () => {
    const { create, sent, answerWith, goOnline } = setUp(noConnection);
    create().give({ shareId: 3, interest: 'declined', reason: 'On stage then' });
    await tick();
    const reloaded = create();
    expect(reloaded.state.get().kept.get(3)).toMatchObject({ interest: 'declined', reason: 'On stage then' });
    reloaded.start();
    await tick();
    answerWith(() => Promise.resolve());
    goOnline();
    await tick();
    expect(sent.at(-1)).toMatchObject({ interest: 'declined', reason: 'On stage then' });
    expect(reloaded.state.get().kept.size).toBe(0);
  });

  it('becomes the other one before it is sent: the last one goes out', async () => {
    const { create, sent, answerWith, goOnline } = setUp(noConnection);
    const answers = create();
    answers.give({ shareId: 3, interest: 'interested' });
    await tick();
    answers.give({ shareId: 3, interest: 'declined' });
    await tick();
    answerWith(() => Promise.resolve());
    goOnline();
    await tick();
    expect(sent.at(-1)?.interest).toBe('declined');
    expect(answers.state.get().kept.size).toBe(0);
  });

  it('is taken back where the server refuses it, and says why', async () => {
    const { create } = setUp(() => refusal(409, 'ALREADY_SETTLED'));
    const answers = create();
    answers.give({ shareId: 3, interest: 'declined' });
    await tick();
    expect(answers.state.get().kept.size).toBe(0);
    expect(answers.state.get().refused.get(3)).toBe('ALREADY_SETTLED');
    answers.give({ shareId: 3, interest: 'interested' });
    expect(answers.state.get().refused.has(3)).toBe(false);
  });

  it('is not tried again and again when there were too many, and waits for who was signed out', async () => {
    const { create, sent, answerWith } = setUp(() => refusal(429, 'RATE_LIMITED'));
    const answers = create();
    answers.give({ shareId: 3, interest: 'declined' });
    await tick();
    expect(answers.state.get().refused.get(3)).toBe('RATE_LIMITED');
    answerWith(() => refusal(401, 'UNAUTHENTICATED'));
    answers.give({ shareId: 4, interest: 'interested' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.filter(({ shareId }) => shareId === 4)).toHaveLength(1);
    expect(answers.state.get().kept.get(4)?.interest).toBe('interested');
  });
});
