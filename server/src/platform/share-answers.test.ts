import { expect, test, vi } from 'vitest';
import { shareAnswers } from './share-answers.ts';

const setUp = () => {
  const share = shareAnswers<number>();
  const answers: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const answer = vi.fn(
    () => new Promise<number>((resolve, reject) => void answers.push({ resolve, reject })),
  );
  return { answers, answer, ask: (question: string) => share(question, answer) };
};

test('who asks the same at once is answered once', async () => {
  const { ask, answer, answers } = setUp();
  const asked = Promise.all([ask('a'), ask('b'), ask('a')]);
  answers[0]?.resolve(1);
  answers[1]?.resolve(2);
  expect(await asked).toEqual([1, 2, 1]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('who asks later gets an answer of their own, also after a failure', async () => {
  const { ask, answer, answers } = setUp();
  const failing = Promise.allSettled([ask('a'), ask('a')]);
  answers[0]?.reject(new Error('The database is away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('a');
  answers[1]?.resolve(3);
  expect(await again).toBe(3);
  expect(answer).toHaveBeenCalledTimes(2);
});
