import { expect, test } from 'vitest';
import { checkAnswers, checkMedia, tellDays } from './sent-checks.policy.ts';

const fields = (errors: readonly { field: string }[]) => errors.map(({ field }) => field);

test('answers are to what is asked, possible, and complete', () => {
  const asked = [
    { id: 1, kind: 'text', choices: [], is_required: true },
    { id: 2, kind: 'yes_no', choices: [], is_required: false },
    { id: 3, kind: 'choice', choices: ['Red', 'Blue'], is_required: false },
  ];
  const check = (...given: [number, string][]) =>
    fields(
      checkAnswers(
        asked,
        given.map(([question_id, answer]) => ({ question_id, answer })),
      ),
    );
  expect(check([1, 'Anything'], [2, 'yes'], [3, 'Blue'])).toEqual([]);
  expect(check()).toEqual(['answers']);
  expect(check([1, 'x'], [2, 'perhaps'])).toEqual(['answers.1.answer']);
  expect(check([1, 'x'], [3, 'Green'])).toEqual(['answers.1.answer']);
  expect(check([1, 'x'], [4, 'Old'])).toEqual(['answers.1.question_id']);
});

test('media that are asked for are there or promised, and of their kind', () => {
  const asked = [
    { id: 1, kind: 'tape', is_required: true, max_seconds: 60 },
    { id: 2, kind: 'photo', is_required: false, max_seconds: null },
  ];
  const one = (
    kind: 'photo' | 'video' | 'audio',
    requestId: number | null,
    durationMs: number | null = null,
  ) => ({ field: 'media.0', kind, requestId, durationMs });
  const check = (sent: ReturnType<typeof one>[], awaited: number[] = []) =>
    fields(checkMedia({ asked, sent, awaited }));
  expect(check([one('video', 1)])).toEqual([]);
  expect(check([one('video', 1, 62_000)])).toEqual([]);
  expect(check([one('video', 1, 62_001)])).toEqual(['media.0']);
  expect(check([one('video', null, 62_001)], [1])).toEqual([]);
  expect(check([], [1])).toEqual([]);
  expect(check([])).toEqual(['media']);
  expect(check([one('photo', 1)], [1])).toEqual(['media.0.request_id']);
  expect(check([one('photo', 9)], [1])).toEqual(['media.0.request_id']);
  expect(check([], [1, 9])).toEqual(['awaited']);
  const six = Array.from({ length: 6 }, () => one('photo', null));
  expect(check(six, [1])).toEqual([]);
  expect(check([...six, one('photo', null)], [1])).toEqual(['media']);
});

test('days that are told stay within the work', () => {
  const work = { start_date: '2027-03-01', end_date: '2027-03-10' };
  expect(tellDays(work, [])).toEqual({ total: 10, available: 10, not_available: [] });
  expect(
    tellDays(work, [
      { start_date: '2027-03-09', end_date: '2027-03-20' },
      { start_date: '2027-02-20', end_date: '2027-03-02' },
    ]),
  ).toEqual({
    total: 10,
    available: 6,
    not_available: [
      { start_date: '2027-03-01', end_date: '2027-03-02' },
      { start_date: '2027-03-09', end_date: '2027-03-10' },
    ],
  });
});
