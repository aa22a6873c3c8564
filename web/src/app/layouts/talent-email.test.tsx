import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeEmailDialog, openEmailDialog } from '../../features/casting/unlocking/index.ts';
import { crowd, pageOf } from '../../features/search/talent-results/results-for-test.ts';
import { draftKeys, draftPrefix } from '../../shared/lib/drafts.ts';
import { loadSession, session } from '../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../shared/lib/session/session-for-test.ts';
import { toasts } from '../../shared/ui/toast/toast.ts';
import { answerCalls, json, problemAnswer } from '../routes/find-talents/search-for-test.tsx';
import { card, openPage } from './popups-for-test.tsx';

const letter = 'POST /v1/recruiter/send-email';
const few = { 'GET /v1/talenter/find-talents': () => json(200, pageOf(crowd(3))) };

beforeAll(loadSession);
beforeEach(() => {
  session.start(answerOf('t-1', someUser({ user_id: 8, user_type: 2, talenter: null })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  closeEmailDialog();
  toasts.set([]);
  window.localStorage.clear();
  await session.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an email to an unlocked talent', () => {
  async function write() {
    openPage();
    await card('Talent 1');
    openEmailDialog({ talentId: 2, name: 'Talent 2' });
    const dialog = await screen.findByRole('dialog', { name: 'Email Talent 2' });
    await userEvent.type(within(dialog).getByLabelText('Subject'), 'Monsoon Line');
    await userEvent.type(within(dialog).getByLabelText('Message'), 'Are you free in January?');
    return dialog;
  }
  const sent = () => json(201, { id: 'l-1', sent_at: '2026-11-16T10:00:00Z' });

  it('shows missing fields before sending', async () => {
    const server = answerCalls(few);
    openPage();
    await card('Talent 1');
    openEmailDialog({ talentId: 2, name: 'Talent 2' });
    const dialog = await screen.findByRole('dialog', { name: 'Email Talent 2' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await within(dialog).findByText('Enter a subject')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Subject'));
    expect(server.to(letter)).toEqual([]);
  });

  it('is sent once after a network error, with the same id', async () => {
    let isLost = true;
    const server = answerCalls({
      ...few,
      [letter]: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : sent()),
    });
    const dialog = await write();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await within(dialog).findByText(/It won’t go twice/)).toBeTruthy();
    isLost = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Email sent to Talent 2!')).toBeTruthy();
    const [first, second] = server.to(letter).map(({ body }) => body);
    expect(first).toMatchObject({
      talentId: 2,
      subject: 'Monsoon Line',
      message: 'Are you free in January?',
    });
    expect(second).toEqual(first);
    expect(draftKeys(window.localStorage, draftPrefix)).toEqual([]);
  });

  it('keeps the text after an error and after closing', async () => {
    answerCalls({
      ...few,
      [letter]: () =>
        problemAnswer(400, 'VALIDATION_FAILED', [{ field: 'subject', message: 'Says nothing' }]),
    });
    const dialog = await write();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await within(dialog).findByText('Says nothing')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openEmailDialog({ talentId: 2, name: 'Talent 2' });
    const again = await screen.findByRole('dialog', { name: 'Email Talent 2' });
    expect(within(again).getByLabelText<HTMLTextAreaElement>('Message').value).toBe(
      'Are you free in January?',
    );
  });

  it('says that a frozen account cannot send', async () => {
    answerCalls({
      ...few,
      [letter]: () => problemAnswer(403, 'PROFILE_FROZEN'),
    });
    const dialog = await write();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await within(dialog).findByText(/Your profile is frozen, so you can’t send this/)).toBeTruthy();
    expect(within(dialog).queryByText(/try again/i)).toBeNull();
  });

  it('says to wait after too many emails', async () => {
    answerCalls({
      ...few,
      [letter]: () => problemAnswer(429, 'RATE_LIMITED'),
    });
    const dialog = await write();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send email' }));
    expect(await within(dialog).findByText(/Too many attempts/)).toBeTruthy();
  });
});
