import { ProblemError } from '@callboard/contract/client';
import type { Problem } from '@callboard/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectedTalent } from '../model/selection.ts';
import { notStarted, type RunResult, runOneByOne } from './run-one-by-one.ts';

const talents: SelectedTalent[] = [1, 2, 3, 4, 5].map((id) => ({
  user_id: id,
  userUniqueId: `u-${id}`,
  name: `Talent ${id}`,
  photo: undefined,
  isUnlocked: false,
  match: null,
}));

type Code = Problem['code'];

const problem = (code: Code) =>
  new ProblemError({ type: 'about:blank', title: code, status: 400, code, errors: [], instance: '' });

interface TestRun {
  readonly before?: RunResult;
  /** Codes by id. */
  readonly refused?: Readonly<Record<number, Code>>;
  readonly stopAfter?: number;
}

async function run({ before = notStarted, refused = {}, stopAfter }: TestRun = {}) {
  const sent: number[] = [];
  const result = await runOneByOne({
    talents,
    before,
    send: ({ user_id }) => {
      sent.push(user_id);
      const code = refused[user_id];
      return code ? Promise.reject(problem(code)) : Promise.resolve();
    },
    onProgress: () => undefined,
    isStopped: () => stopAfter !== undefined && sent.length >= stopAfter,
  });
  return { sent, result };
}

const codesOf = ({ failed }: RunResult) => [...failed].map(([id, { code }]) => [id, code]);

describe('doing something with each one selected', () => {
  it('sends to everyone once, in order', async () => {
    const { sent, result } = await run();
    expect(sent).toEqual([1, 2, 3, 4, 5]);
    expect([...result.done]).toEqual(sent);
    expect(result.failed.size).toBe(0);
  });

  it('goes on after one that is gone, and says who and why', async () => {
    const { sent, result } = await run({ refused: { 2: 'NOT_FOUND' } });
    expect(sent).toEqual([1, 2, 3, 4, 5]);
    expect(codesOf(result)).toEqual([[2, 'NOT_FOUND']]);
  });

  it('stops where the others would fail too', async () => {
    const { sent, result } = await run({ refused: { 3: 'NO_CREDITS' } });
    expect(sent).toEqual([1, 2, 3]);
    expect(codesOf(result)).toEqual([
      [3, 'NO_CREDITS'],
      [4, 'waiting'],
      [5, 'waiting'],
    ]);
  });

  it('stops when the page is left, and takes up the rest when repeated', async () => {
    const first = await run({ stopAfter: 2 });
    expect(first.sent).toEqual([1, 2]);
    const second = await run({ before: first.result });
    expect(second.sent).toEqual([3, 4, 5]);
    expect([...second.result.done]).toEqual([1, 2, 3, 4, 5]);
  });

  it('never sends again to whom it is done with, however it is interrupted and repeated', async () => {
    const codes = fc.constantFrom<Code[]>('NOT_FOUND', 'NO_CREDITS', 'RATE_LIMITED', 'INTERNAL');
    const refused = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), codes);
    const attempt = fc.record({ refused, stopAfter: fc.nat({ max: 6 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 5 }), async (attempts) => {
        const arrived: number[] = [];
        let before = notStarted;
        for (const one of [...attempts, { refused: {}, stopAfter: 6 }]) {
          const { sent, result } = await run({ before, ...one });
          arrived.push(...sent.filter((id) => result.done.has(id) && !before.done.has(id)));
          expect(sent.filter((id) => before.done.has(id))).toEqual([]);
          before = result;
        }
        expect(arrived.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
      }),
    );
  });
});
