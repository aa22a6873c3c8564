import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../shared/ui/render-for-test.tsx';
import { FreezeWatch } from './freeze-watch.tsx';

const begin = (isFreezed: boolean) => session.start(answerOf('t-1', someUser({ isFreezed })));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const modal = () => screen.queryByRole('dialog', { name: 'Profile Freeze' });

// The dialog is lazy, so it is loaded before the fake timers start.
beforeAll(() => import('./freeze-dialog.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await session.end();
  vi.unstubAllGlobals();
});

describe('FreezeWatch', () => {
  it('shows a freeze after two seconds, once', async () => {
    begin(true);
    renderForTest(<FreezeWatch />);
    await pass(1999);
    expect(modal()).toBeNull();
    await pass(1);
    expect(modal()).not.toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Ok' }).click());
    await pass(60_000);
    expect(modal()).toBeNull();
  });

  it('is not dismissed by Escape or a click beside it', async () => {
    begin(true);
    renderForTest(<FreezeWatch />);
    await pass(2000);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ok' }), { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    await pass(1000);
    expect(modal()).not.toBeNull();
  });

  it('closes when the freeze is lifted, and opens for the next', async () => {
    begin(true);
    renderForTest(<FreezeWatch />);
    await pass(2000);
    expect(modal()).not.toBeNull();
    await act(async () => begin(false));
    expect(modal()).toBeNull();
    await act(async () => begin(true));
    await pass(2000);
    expect(modal()).not.toBeNull();
  });

  it.each([
    [
      'a talent',
      1,
      'Sorry, your profile is under freeze and you will not be able to apply to new jobs or make any changes to the profile. Please contact the admin for more information.',
    ],
    [
      'a recruiter',
      2,
      'Sorry, your profile is under freeze and you will not be able to edit your projects/job postings or make any changes to the profile. Please contact the admin for more information.',
    ],
  ] as const)('tells %s what a freeze means, and leads to the admin', async (_who, user_type, text) => {
    session.start(answerOf('t-1', someUser({ isFreezed: true, user_type })));
    renderForTest(<FreezeWatch />);
    await pass(2000);
    expect(screen.getByRole('dialog').querySelector('p')?.textContent).toBe(text);
    const admin = screen.getByRole('link', { name: 'contact the admin' });
    expect(admin.getAttribute('href')).toBe('/about/contact-us');
    await act(async () => admin.click());
    expect(modal()).toBeNull();
  });

  it('shows nothing when not frozen', async () => {
    begin(false);
    renderForTest(<FreezeWatch />);
    await pass(10_000);
    expect(modal()).toBeNull();
  });
});
