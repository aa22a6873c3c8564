import { describe, expect, it } from 'vitest';
import { hasOpenQuestion, outcomeOf, targetPath } from './notification-state.ts';
import { sampleNotification, sampleQuestion } from './notifications-for-test.ts';

describe('hasOpenQuestion and outcomeOf', () => {
  it.each([
    ['a question', sampleQuestion(1), true, undefined],
    ['one that is answered', sampleQuestion(1, { isAvailableYesorNo: true }), false, 'available'],
    ['one that was declined', sampleQuestion(1, { isAvailableYesorNo: false }), false, 'notAvailable'],
    ['one that came to nothing', sampleQuestion(1, { is_expired: true }), false, 'expired'],
    [
      'an answer after the end',
      sampleQuestion(1, { is_expired: true, isAvailableYesorNo: true }),
      false,
      'available',
    ],
    ['no question', sampleNotification(1), false, undefined],
  ])('%s', (_, notification, asks, outcome) => {
    expect(hasOpenQuestion(notification)).toBe(asks);
    expect(outcomeOf(notification)).toBe(outcome);
  });
});

describe('targetPath', () => {
  it.each([
    [sampleNotification(1, { path: '/app/messages?conversation=4' }), '/app/messages?conversation=4'],
    [sampleQuestion(1, { path: '/app/anything' }), '/app/talent/dashboard/notification?question=401'],
    [sampleNotification(1, { path: '//evil.test/x' }), '/app/talent/dashboard/notification'],
    [sampleNotification(1, { path: 'javascript:alert(1)' }), '/app/talent/dashboard/notification'],
    [
      sampleNotification(1, { path: '/\\\\evil.test', notification_type: 2 }),
      '/app/recruiter/dashboard/notification',
    ],
    [sampleQuestion(1, { path: '/talent/8', notification_type: 2 }), '/talent/8'],
  ])('%#', (notification, place) => expect(targetPath(notification)).toBe(place));
});
