import type { Result } from '@callboard/contract/endpoint';
import type { getNotificationTarget } from '@callboard/contract/messaging/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeQuestion } from '../../../features/casting/availability-checks/index.ts';
import {
  sampleNotification,
  sampleQuestion,
} from '../../../features/messaging/notifications/model/notifications-for-test.ts';
import { loadSession, session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { answerCalls, cleanUp, json, problemAnswer } from '../find-talents/search-for-test.tsx';
import { answerWith, openPage } from './notifications-for-test.tsx';

type Question = NonNullable<Result<typeof getNotificationTarget>['question']>;

const list = 'GET /v1/notification';
const details = 'GET /v1/notification/getJobNotification-details/1041';
const answer = 'PATCH /v1/unlock-available-calander/441';
const press = 'PATCH /v1/notification/update-notification/1041';

const asked: Question = {
  available_id: 441,
  start_date: '2099-01-12',
  end_date: '2099-03-20',
  status: 'asked',
  asked_at: '2026-11-14T05:01:00Z',
  recruiter: {
    user_id: 9,
    userUniqueId: '9b2f7c1e-0000-4000-8000-000000000009',
    name: 'Priyanka <b>Hegde</b>',
    company: 'Lantern Casting',
    is_verified: true,
    photo: null,
  },
  character_name: 'Meera',
  project_title: 'Monsoon Line',
  places: ['Mumbai', 'Ratnagiri'],
  marked_days: 0,
};
const saying =
  (change: Partial<Question> = {}) =>
  () =>
    json(200, { path: '/app/talent/dashboard/notification', question: { ...asked, ...change } });
const answered = () =>
  json(200, {
    available_id: 441,
    recruiter_id: 9,
    talent_id: 7,
    start_date: asked.start_date,
    end_date: asked.end_date,
    status: 'available',
    asked_at: asked.asked_at,
    answered_at: asked.asked_at,
  });
const usual = {
  [list]: () => answerWith([sampleQuestion(41), sampleNotification(40)], { counts: { turn: 1 } }),
  [details]: saying(),
  [answer]: answered,
  [press]: () => json(200, sampleQuestion(41, { status: true })),
};

const talentUnlocked = () => screen.findByRole('dialog', { name: 'Talent Unlocked' });
async function openQuestion() {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Click me/ }));
  const dialog = within(await talentUnlocked());
  await dialog.findByRole('heading', { name: 'Monsoon Line' });
  return dialog;
}

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser()));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeQuestion();
  cleanUp();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an availability check', () => {
  it('shows who is checking, for what and when', async () => {
    answerCalls({ ...usual, [details]: saying({ marked_days: 3 }) });
    const dialog = await openQuestion();
    const who = dialog.getByRole('link', { name: 'Priyanka <b>Hegde</b>' });
    expect(who.getAttribute('href')).toBe('/recruiter/9b2f7c1e-0000-4000-8000-000000000009');
    expect(dialog.getByRole('img', { name: 'Verified recruiter' })).toBeTruthy();
    for (const fact of ['Meera', 'Lantern Casting', '12 Jan – 20 Mar 2099', 'Mumbai, Ratnagiri']) {
      expect(dialog.getByText(fact)).toBeTruthy();
    }
    expect(dialog.getByText(/marks 3 of these dates as not available/)).toBeTruthy();
    expect(dialog.getByText('The recruiter gets your reply right away.')).toBeTruthy();
  });

  it.each([
    ['Yes, available', true, 'Available'],
    ['Sorry, not available', false, 'Not available'],
  ])('%s sends isTalentUnavailable %s and ends as %s', async (button, sent, shown) => {
    const server = answerCalls(usual);
    const dialog = await openQuestion();
    await userEvent.click(dialog.getByRole('button', { name: button }));
    const done = within(await screen.findByRole('dialog', { name: 'Confirmation Sent' }));
    expect(done.getByText('Your preference has been sent to the recruiter.')).toBeTruthy();
    expect(server.to(answer).map(({ body }) => body)).toEqual([
      { isTalentUnavailable: sent, start_date: '2099-01-12', end_date: '2099-03-20' },
    ]);
    await userEvent.click(done.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Click me/ })).toBeNull();
  });

  it.each([
    ['NETWORK', 0, /Couldn’t confirm your reply was sent/],
    ['PROFILE_FROZEN', 403, /Your profile is frozen, so you can’t reply/],
    ['INTERNAL', 500, /Couldn’t send your reply/],
  ])('stays open after %s with an error', async (code, status, words) => {
    answerCalls({
      ...usual,
      [answer]: () => (status === 0 ? Promise.reject(new TypeError('No line')) : problemAnswer(status, code)),
    });
    const dialog = await openQuestion();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, available' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Yes, available' }).hasAttribute('disabled')).toBe(false);
  });

  it('shows a reply from another device', async () => {
    let now = saying();
    answerCalls({
      ...usual,
      [details]: () => now(),
      [answer]: () => {
        now = saying({ status: 'expired' });
        return problemAnswer(409, 'ALREADY_SETTLED');
      },
    });
    const dialog = await openQuestion();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, available' }));
    expect(await dialog.findByText(/This expired and/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Yes, available' })).toBeNull();
  });

  it('can be changed until the dates begin', async () => {
    const server = answerCalls({ ...usual, [details]: saying({ status: 'available' }) });
    const dialog = await openQuestion();
    expect(dialog.getByText(/You replied: available/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Change to not available' }));
    await screen.findByRole('dialog', { name: 'Confirmation Sent' });
    expect(server.to(answer)[0]?.body).toMatchObject({ isTalentUnavailable: false });
  });

  it('opens from an email link, also once replied, and clears the address', async () => {
    const server = answerCalls({
      ...usual,
      [list]: ({ searchParams }) =>
        answerWith(searchParams.get('group') === 'turn' ? [] : [sampleQuestion(41), sampleNotification(40)]),
    });
    const router = openPage('?question=441');
    const dialog = within(await talentUnlocked());
    expect(await dialog.findByRole('heading', { name: 'Monsoon Line' })).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(server.to(details)).toHaveLength(1);
  });

  it('says when it does not exist', async () => {
    answerCalls({ ...usual, [list]: () => answerWith([sampleNotification(40)]) });
    openPage('?question=999');
    const gone = await screen.findByRole('dialog', { name: 'Availability check not found' });
    expect(within(gone).getByText(/nothing to reply to/)).toBeTruthy();
  });

  it('retries after an error', async () => {
    let isBroken = true;
    answerCalls({ ...usual, [details]: () => (isBroken ? problemAnswer(403, 'FORBIDDEN') : saying()()) });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: /^Click me/ }));
    const dialog = within(await talentUnlocked());
    expect(await dialog.findByText(/Couldn’t load this availability check/)).toBeTruthy();
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('heading', { name: 'Monsoon Line' })).toBeTruthy();
  });

  it('opens from the pending list', async () => {
    const server = answerCalls(usual);
    openPage();
    await userEvent.click(
      await screen.findByRole('button', { name: /^Reply to Raghav Sethi, 12 Jan – 20 Mar/ }),
    );
    await talentUnlocked();
    await waitFor(() => expect(server.to(press)).toHaveLength(1));
  });
});
