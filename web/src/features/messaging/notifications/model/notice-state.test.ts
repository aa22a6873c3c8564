import { describe, expect, it } from 'vitest';
import { isAsking, outcomeOf, placeOf } from './notice-state.ts';
import { someNotice, someQuestion } from './notices-for-test.ts';

describe('what a notification asks', () => {
  it.each([
    ['a question', someQuestion(1), true, undefined],
    ['one that is answered', someQuestion(1, { isAvailableYesorNo: true }), false, 'available'],
    ['one that was declined', someQuestion(1, { isAvailableYesorNo: false }), false, 'notAvailable'],
    ['one that came to nothing', someQuestion(1, { is_expired: true }), false, 'expired'],
    [
      'an answer after the end',
      someQuestion(1, { is_expired: true, isAvailableYesorNo: true }),
      false,
      'available',
    ],
    ['no question', someNotice(1), false, undefined],
  ])('%s', (_, notice, asks, outcome) => {
    expect(isAsking(notice)).toBe(asks);
    expect(outcomeOf(notice)).toBe(outcome);
  });
});

describe('where a notification leads', () => {
  it.each([
    [someNotice(1, { path: '/app/messages?conversation=4' }), '/app/messages?conversation=4'],
    [someQuestion(1, { path: '/app/anything' }), '/app/talent/dashboard/notification?question=401'],
    [someNotice(1, { path: '//evil.test/x' }), '/app/talent/dashboard/notification'],
    [someNotice(1, { path: 'javascript:alert(1)' }), '/app/talent/dashboard/notification'],
    [
      someNotice(1, { path: '/\\\\evil.test', notification_type: 2 }),
      '/app/recruiter/dashboard/notification',
    ],
    [someQuestion(1, { path: '/talent/8', notification_type: 2 }), '/talent/8'],
  ])('%#', (notice, place) => expect(placeOf(notice)).toBe(place));
});
